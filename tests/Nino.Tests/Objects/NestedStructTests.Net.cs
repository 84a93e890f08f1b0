using System;
using System.Collections.Generic;
using System.Linq;
using Nino.Core;
using Xunit;

namespace Nino.Tests.Objects;

/// <summary>Structs that are made from their members, inside each other.</summary>
public sealed class NestedStructTests
{
    /// <summary>What is looked at to tell that a member is not default does not grow with what it holds: with 250 levels it took about 250 bytes for each that is read, interpreted 2,000.</summary>
    [Fact]
    public void StructsInsideEachOther_AreReadInLineWithTheirSize()
    {
        Tree tree = new(new(0, Enumerable.Range(0, 20_000).Select(i => new Tree(new(i, null), "leaf")).ToList()), "root");
        for (int i = 0; i < 250; i++)
        {
            tree = new(new(i, [tree]), "level");
        }

        byte[] bytes = NinoSerializer.Serialize(tree);
        Assert.Equal("level", NinoDeserializer.Deserialize<Tree>(bytes).Text);
        long before = GC.GetAllocatedBytesForCurrentThread();
        Tree read = NinoDeserializer.Deserialize<Tree>(bytes);
        Assert.InRange(GC.GetAllocatedBytesForCurrentThread() - before, 0, 200L * bytes.Length);
        for (int i = 0; i < 250; i++)
        {
            read = Assert.Single(read.Inner.Value!);
        }

        Assert.Equal(20_000, read.Inner.Value!.Count);
    }

    [NinoType]
    public readonly struct Tree
    {
        public Tree(KeyValuePair<int, List<Tree>?> inner, string text)
        {
            Inner = inner;
            Text = text;
        }

        public KeyValuePair<int, List<Tree>?> Inner { get; }

        public string Text { get; }
    }
}
