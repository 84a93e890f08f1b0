using System.Collections.Generic;
using System.Collections.Immutable;
using Nino.Core;
using Xunit;

namespace Nino.Tests.Collections;

/// <summary>With types that netstandard2.1 has not.</summary>
public sealed partial class IntoExistingTests
{
    [Fact]
    public void Collection_KeepsItsInstance_OfNewerTypes()
    {
        Assert.True(Keeps(new PriorityQueue<byte, byte>([(1, 1)]), new PriorityQueue<byte, byte>([(2, 2)])));
    }

    [Fact]
    public void Immutable_IsReplaced()
    {
        ImmutableList<byte> existing = [1];
        ImmutableList<byte>? target = existing;
        NinoDeserializer.DeserializeRef(ref target, NinoSerializer.Serialize(ImmutableList.Create<byte>(2)));
        Assert.Equal([1], existing);
        Assert.Equal([2], target!);
    }
}
