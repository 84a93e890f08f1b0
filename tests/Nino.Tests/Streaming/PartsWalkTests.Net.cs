using System;
using System.Linq;
using Nino.Core;
using Nino.Core.Runtime;
using Nino.Core.Shapes;
using Nino.Tests.Structs;
using Nino.Tests.Types;
using Xunit;

namespace Nino.Tests.Streaming;

/// <summary>Values that come in pieces, of kinds that are read as a whole: a walk goes on at the part where it stopped.</summary>
public sealed class PartsWalkTests
{
    private static readonly string[] Texts = [.. Enumerable.Range(0, 500).Select(i => $"text {i}")];

    [Fact]
    public void Lookup_OfOneGroup() => AssertGoesOn(Texts.ToLookup(_ => 7));

    [Fact]
    public void Grouping() => AssertGoesOn(Texts.GroupBy(_ => "key").First());

    [Fact]
    public void Lazy() => AssertGoesOn(new Lazy<string[]>(Texts));

    [Fact]
    public void ArrayOfRank2()
    {
        string[,] array = new string[5, 100];
        for (int i = 0; i < Texts.Length; i++)
        {
            array[i / 100, i % 100] = Texts[i];
        }

        AssertGoesOn(array);
    }

    [Fact]
    public void StructCollection()
    {
        StructList list = new();
        for (int i = 0; i < 500; i++)
        {
            list.Add(i);
        }

        AssertGoesOn(list);
    }

    [Fact]
    public void InlineArray()
    {
        TwoOf<string[]> rows = default;
        rows[0] = Texts;
        AssertGoesOn(rows);
    }

    [Fact]
    public void NullsAndEmptyOnes_AreFoundByteByByte()
    {
        AssertEnds<ILookup<int, string>?>(null);
        AssertEnds(Array.Empty<string>().ToLookup(_ => 7));
        AssertEnds<IGrouping<string, string>?>(null);
        AssertEnds<Lazy<string[]>?>(null);
        AssertEnds<Lazy<string?>>(new((string?)null));
        AssertEnds<string[,]?>(null);
        AssertEnds(new string[0, 3]);
        AssertEnds(default(StructList));
        AssertEnds(default(TwoOf<string[]>));
    }

    /// <summary>What was passed may then be anything.</summary>
    private static void AssertGoesOn<T>(T value)
    {
        byte[] bytes = NinoSerializer.Serialize(value);
        int middle = bytes.Length / 2;
        ValueWalk walk = new(FormatterOf<T>.Binding, null);
        Assert.False(walk.TryFindEnd(bytes.AsSpan(0, middle)));
        Assert.False(walk.TryFindEnd(bytes.AsSpan(0, middle + 100)));
        bytes.AsSpan(middle - 200, 200).Fill(0xFF);
        Assert.True(walk.TryFindEnd(bytes));
        Assert.Equal(bytes.Length, walk.Needed);
        AssertEnds(value);
    }

    private static void AssertEnds<T>(T value)
    {
        byte[] bytes = NinoSerializer.Serialize(value);
        ValueWalk walk = new(FormatterOf<T>.Binding, null);
        for (int length = 0; length < bytes.Length; length++)
        {
            Assert.False(walk.TryFindEnd(bytes.AsSpan(0, length)), $"at {length} of {bytes.Length}");
        }

        Assert.True(walk.TryFindEnd(bytes));
        Assert.Equal(bytes.Length, walk.Needed);
    }
}
