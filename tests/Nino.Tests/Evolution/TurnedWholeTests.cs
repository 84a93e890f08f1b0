using System;
using System.Collections.Generic;
using System.Linq;
using System.Numerics;
using Nino.Core;
using Nino.Tests.Kit;
using Xunit;

namespace Nino.Tests.Evolution;

/// <summary>Plain types that become version-tolerant, with members that stand behind a length since.</summary>
public sealed class TurnedWholeTests
{
    private static readonly TurnedWhole[] All = [Full(1), new() { Text = "empty" }, Full(3), .. Enumerable.Range(4, 70).Select(Full)];

    [Fact]
    public void Root_IsRead() => Check(Full(1), NinoDeserializer.Deserialize<TurnedWholeNow>(Written(Full(1))));

    [Fact]
    public void Elements_AreRead() => Assert.All(All.Zip(NinoDeserializer.Deserialize<TurnedWholeNow[]>(Written(All))!), pair => Check(pair.First, pair.Second));

    [Theory]
    [InlineData(1)]
    [InlineData(100)]
    public void Elements_AreReadFromAStream(int size) =>
        Assert.All(All.Zip(NinoDeserializer.Deserialize<TurnedWholeNow[]>(new DripStream(Written(All), size))!), pair => Check(pair.First, pair.Second));

    [Fact]
    public void DerivedObjects_AreRead()
    {
        ITurnedPart[] parts = [new TurnedWholePart { Whole = Full(1), Number = 1 }, new TurnedWholePart(), new TurnedWholePart { Number = 2, Whole = Full(2) }];
        byte[] bytes = NinoSerializer.Serialize(parts);
        WrittenIds.Rename<TurnedWholePart, TurnedWholePartNow>(bytes);
        ITurnedPartNow[] now = NinoDeserializer.Deserialize<ITurnedPartNow[]>(bytes)!;
        Assert.Equal([1, 0, 2], now.Select(part => ((TurnedWholePartNow)part).Number));
        Check(Full(1), ((TurnedWholePartNow)now[0]).Whole);
        Assert.Null(((TurnedWholePartNow)now[1]).Whole);
        Check(Full(2), ((TurnedWholePartNow)now[2]).Whole);
    }

    [Fact]
    public void Root_IsReadInto()
    {
        TurnedWholeNow existing = NinoDeserializer.Deserialize<TurnedWholeNow>(Written(Full(2)))!;
        (TurnedInnerNow? inner, List<TurnedInnerNow?>? inners, TurnedWholeNow was) = (existing.Inner, existing.Inners, existing);
        NinoDeserializer.DeserializeRef(ref existing!, Written(Full(1)));
        Check(Full(1), existing);
        Assert.Same(was, existing);
        Assert.Same(inner, existing.Inner);
        Assert.Same(inners, existing.Inners);
    }

    /// <summary>Members that were appended since keep their initial values.</summary>
    [Fact]
    public void ShorterRoot_IsRead()
    {
        byte[] bytes = NinoSerializer.Serialize(new TurnedShort { Text = "a", Inner = new() { Width = 2 } });
        TurnedWholeNow now = NinoDeserializer.Deserialize<TurnedWholeNow>(bytes)!;
        Assert.Equal(("a", 2, null, 9), (now.Text, now.Inner!.Width, now.Version, now.Last));
    }

    /// <summary>What is read is written with a table, and read again.</summary>
    [Fact]
    public void WhatWasRead_IsWrittenAsItIsNow()
    {
        TurnedWholeNow now = NinoDeserializer.Deserialize<TurnedWholeNow>(Written(Full(1)))!;
        Check(Full(1), NinoDeserializer.Deserialize<TurnedWholeNow>(NinoSerializer.Serialize(now)));
    }

    [Fact]
    public void Error_SaysWhereItIs()
    {
        List<string?> paths = Read.PathsOfDamage<TurnedWholeNow>(Written(Full(1)));
        Assert.Contains("Inner.Name", paths);
        Assert.Contains("Inners[1]", paths);
        Assert.Contains("Version", paths);
    }

    private static TurnedWhole Full(int i) => new()
    {
        Text = $"text {i}",
        Inner = new() { Width = i, Name = "name" },
        Version = new(1, i),
        Pair = (i, "pair"),
        Small = -i,
        Inners = [new() { Width = i + 1 }, null],
        Large = BigInteger.Pow(10, i % 50),
        Any = $"any {i}",
        Grid = new[,] { { "a", null }, { "b", $"{i}" } },
        Next = i % 2 == 0 ? new() { Text = "next", Small = i } : null,
        Last = i,
    };

    private static void Check(TurnedWhole was, TurnedWholeNow? now)
    {
        Assert.Equal((was.Text, was.Inner?.Width, was.Inner?.Name, was.Version), (now!.Text, now.Inner?.Width, now.Inner?.Name, now.Version));
        Assert.Equal((was.Pair, was.Small, was.Large, was.Any, was.Last), (now.Pair, now.Small, now.Large, now.Any, now.Last));
        Assert.Equal(was.Inners?.Select(inner => inner?.Width), now.Inners?.Select(inner => inner?.Width));
        Assert.Equal(was.Grid, now.Grid);
        Assert.Equal(was.Next is null, now.Next is null);
        if (was.Next is { } next)
        {
            Check(next, now.Next);
        }
    }

    private static byte[] Written<T>(T value) => NinoSerializer.Serialize(value);
}

[NinoType]
public interface ITurnedPart
{
}

[NinoType(VersionTolerant = true)]
public interface ITurnedPartNow
{
}

[NinoType]
public class TurnedWholePart : ITurnedPart
{
    [NinoMember(1)]
    public TurnedWhole? Whole;

    [NinoMember(2)]
    public int Number;
}

[NinoType(VersionTolerant = true)]
public class TurnedWholePartNow : ITurnedPartNow
{
    [NinoMember(1)]
    public TurnedWholeNow? Whole;

    [NinoMember(2)]
    public int Number;
}

[NinoType]
public class TurnedInner
{
    [NinoMember(1)]
    public int Width;

    [NinoMember(2)]
    public string? Name;
}

[NinoType]
public class TurnedInnerNow
{
    [NinoMember(1)]
    public int Width;

    [NinoMember(2)]
    public string? Name;
}

[NinoType]
public class TurnedShort
{
    [NinoMember(1)]
    public string? Text;

    [NinoMember(2)]
    public TurnedInner? Inner;
}

[NinoType]
public class TurnedWhole
{
    [NinoMember(1)]
    public string? Text;

    [NinoMember(2)]
    public TurnedInner? Inner;

    [NinoMember(3)]
    public Version? Version;

    [NinoMember(4)]
    public (int, string?) Pair;

    [NinoMember(5), NinoCompact]
    public int Small;

    [NinoMember(6)]
    public List<TurnedInner?>? Inners;

    [NinoMember(7)]
    public BigInteger Large;

    [NinoMember(8)]
    public object? Any;

    [NinoMember(9)]
    public string?[,]? Grid;

    [NinoMember(10)]
    public TurnedWhole? Next;

    [NinoMember(11)]
    public int Last = 9;
}

[NinoType(VersionTolerant = true)]
public class TurnedWholeNow
{
    [NinoMember(1)]
    public string? Text;

    [NinoMember(2)]
    public TurnedInnerNow? Inner;

    [NinoMember(3)]
    public Version? Version;

    [NinoMember(4)]
    public (int, string?) Pair;

    [NinoMember(5), NinoCompact]
    public int Small;

    [NinoMember(6)]
    public List<TurnedInnerNow?>? Inners;

    [NinoMember(7)]
    public BigInteger Large;

    [NinoMember(8)]
    public object? Any;

    [NinoMember(9)]
    public string?[,]? Grid;

    [NinoMember(10)]
    public TurnedWholeNow? Next;

    [NinoMember(11)]
    public int Last = 9;
}
