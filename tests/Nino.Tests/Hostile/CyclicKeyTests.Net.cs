using System.Collections.Frozen;
using System.Collections.Generic;
using System.Collections.Immutable;
using System.Linq;
using Nino.Core;
using Nino.Tests.Types;
using Xunit;

namespace Nino.Tests.Hostile;

public sealed partial class CyclicKeyTests
{
    /// <summary>A comparer of the table's own asks nothing of its keys.</summary>
    [Fact]
    public void Table_ByIdentity_HoldsCycles()
    {
        Knot knot = Close(new Knot(1));
        byte[] bytes = NinoSerializer.Serialize(new List<Knot> { knot });
        HashSet<Knot>? set = new(ReferenceEqualityComparer.Instance);
        NinoDeserializer.DeserializeRef(ref set, bytes);
        Assert.Same(set!.Single(), set!.Single().Next);
        Dictionary<Knot, int>? table = new(ReferenceEqualityComparer.Instance);
        NinoDeserializer.DeserializeRef(ref table, NinoSerializer.Serialize(new List<(Knot, int)> { (knot, 1) }));
        Assert.Same(table!.Keys.Single(), table!.Keys.Single().Next);
    }

    /// <summary>Mono does not tell how much of the stack is left.</summary>
    [Fact]
    public void Chain_LongerThanTheStack_IsRefused() => RefuseChain(20_000, maxDepth: 1_000_000, stackSize: 512 * 1024);

    static partial void RefuseEachOfNet(byte[] keys, byte[] pairs)
    {
        Refuse<ImmutableHashSet<Knot>>(keys);
        Refuse<FrozenSet<Knot>>(keys);
        Refuse<IReadOnlySet<Knot>>(keys);
        Refuse<ImmutableDictionary<Knot, int>>(pairs);
        Refuse<FrozenDictionary<Knot, int>>(pairs);
        RefuseEachOfNet10(pairs);
    }

    static partial void RefuseEachOfNet10(byte[] pairs);
}
