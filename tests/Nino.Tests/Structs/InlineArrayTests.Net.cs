using System;
using System.Collections.Generic;
using System.Linq;
using System.Runtime.CompilerServices;
using Nino.Core;
using Nino.Tests.Kit;
using Nino.Tests.Types;
using Xunit;

namespace Nino.Tests.Structs;

/// <summary>Inline arrays of any element: the elements one after another.</summary>
public sealed class InlineArrayTests
{
    [Fact]
    public void Inline_OfTexts_IsItsElements()
    {
        ThreeTexts texts = default;
        texts[0] = "a";
        texts[2] = "b";

        byte[] bytes = NinoSerializer.Serialize(texts);
        ThreeTexts read = NinoDeserializer.Deserialize<ThreeTexts>(bytes);

        Assert.Equal(Hex.Bytes("05 61 00 05 62"), bytes);
        Assert.Equal("a", read[0]);
        Assert.Null(read[1]);
        Assert.Equal("b", read[2]);
    }

    [Fact]
    public void Inline_OfBools_IsChecked()
    {
        FourFlags flags = default;
        flags[1] = true;

        Assert.Equal(Hex.Bytes("00 01 00 00"), NinoSerializer.Serialize(flags));
        Assert.True(NinoDeserializer.Deserialize<FourFlags>([0, 0, 1, 0])[2]);
        Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize<FourFlags>([0, 0, 2, 0]));
        Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize<FourFlags>([0, 0, 1]));
    }

    [Fact]
    public void Inline_InMembersArraysAndGenerics_RoundTrips()
    {
        InlineHolder value = new() { Dates = new TwoOf<DateTime>[2], Number = 7 };
        value.Dates[1][0] = new DateTime(2026, 1, 2, 3, 4, 5, DateTimeKind.Utc);
        value.Texts[1] = "x";
        value.Points[1] = new InlinePoint { X = 1, Y = true };
        value.Marked[1] = 9;

        byte[] bytes = NinoSerializer.Serialize(value);
        InlineHolder read = NinoDeserializer.Deserialize<InlineHolder>(bytes)!;

        Assert.Equal(value.Dates[1][0], read.Dates![1][0]);
        Assert.Equal("x", read.Texts[1]);
        Assert.Equal((1, true, 7, 9L), (read.Points[1].X, read.Points[1].Y, read.Number, read.Marked[1]));
        Assert.Equal(bytes, NinoSerializer.Serialize(read));
        InlineHolder? existing = read;
        NinoDeserializer.DeserializeRef(ref existing, bytes);
        Assert.Equal(bytes, NinoSerializer.Serialize(existing));
    }

    [Fact]
    public void Inline_OfStructsWithFewerMembers_KeepsWhatTheConstructorGives()
    {
        TwoOf<StartedStruct> read = NinoDeserializer.Deserialize<TwoOf<StartedStruct>>(Hex.Bytes("02 03 00 00 00 02 04 00 00 00"));
        Assert.Equal((3, "initial", 7), (read[0].Id, read[0].Name, read[0].Level));
        Assert.Equal((4, "initial", 7), (read[1].Id, read[1].Name, read[1].Level));
    }

    [Fact]
    public void Inline_OfItsHolder_CountsAsNesting()
    {
        QuadNode node = new();
        node.Children[2] = node;
        SmallStack.Run(() => Assert.Throws<NinoException>(() => NinoSerializer.Serialize(node)));
        MarkedNode marked = new();
        marked.Children[1] = marked;
        SmallStack.Run(() => Assert.Throws<NinoException>(() => NinoSerializer.Serialize(marked)));

        // The first of four, and so on.
        byte[] bytes = [.. Enumerable.Repeat<byte>(2, 20_000)];
        SmallStack.Run(() => Assert.Contains("deeper", Read.Rejected<QuadNode>(bytes).Message, StringComparison.Ordinal));
        SmallStack.Run(() => Assert.Contains("deeper", Read.Rejected<MarkedNode>(bytes).Message, StringComparison.Ordinal));
    }

    [Fact]
    public void Inline_CutShort_IsAnError()
    {
        byte[] bytes = NinoSerializer.Serialize(new InlineHolder { Dates = new TwoOf<DateTime>[2] });
        Assert.All(Enumerable.Range(0, bytes.Length), length => Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize<InlineHolder>(bytes.AsSpan(0, length))));
    }
}

[InlineArray(3)]
public struct ThreeTexts
{
    private string? _first;
}

[InlineArray(4)]
public struct FourFlags
{
    private bool _first;
}

[InlineArray(2)]
public struct TwoOf<T>
{
    private T _first;
}

[NinoType]
[InlineArray(2)]
public struct MarkedNumbers
{
    private long _first;
}

[InlineArray(4)]
public struct FourNodes
{
    private QuadNode? _first;
}

[NinoType]
public sealed class QuadNode
{
    public FourNodes Children;
}

[NinoType]
[InlineArray(4)]
public struct FourMarked
{
    private MarkedNode? _first;
}

[NinoType]
public sealed class MarkedNode
{
    public FourMarked Children;
}

public struct InlinePoint
{
    public int X;
    public bool Y;
}

[NinoType]
public sealed class InlineHolder
{
    public TwoOf<DateTime>[]? Dates;
    public ThreeTexts Texts;
    public TwoOf<InlinePoint> Points;
    public int Number;
    public MarkedNumbers Marked;
    public List<TwoOf<string>>? More;
}
