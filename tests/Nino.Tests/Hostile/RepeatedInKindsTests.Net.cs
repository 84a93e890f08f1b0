using System.Collections.Frozen;
using System.Collections.Generic;
using System.Collections.Immutable;
using Nino.Core;
using Nino.Tests.Kit;
using Xunit;

namespace Nino.Tests.Hostile;

/// <summary>With types that netstandard2.1 has not.</summary>
public sealed partial class RepeatedInKindsTests
{
    [Fact]
    public void Set_WithARepeatedElement_IsRefused_OfNewerTypes()
    {
        Refused<ImmutableHashSet<byte>>(Set);
        Refused<ImmutableSortedSet<byte>>(Set);
        Refused<FrozenSet<byte>>(Set);
        Refused<IReadOnlySet<byte>>(Set);
        Refused<IImmutableSet<byte>>(Set);
    }

    [Fact]
    public void Map_WithARepeatedKey_IsRefused_OfNewerTypes()
    {
        Refused<ImmutableDictionary<byte, byte>>(Map);
        Refused<ImmutableSortedDictionary<byte, byte>>(Map);
        Refused<FrozenDictionary<byte, byte>>(Map);
    }

    [Fact]
    public void Keys_ThatCollide_AreRefusedByEveryHashTable_OfNewerTypes()
    {
        SortedDictionary<long, long> colliding = Colliding();
        byte[] map = NinoSerializer.Serialize(colliding);
        byte[] set = NinoSerializer.Serialize(new SortedSet<long>(colliding.Keys));
        Read.Rejected<ImmutableDictionary<long, long>>(map);
        Read.Rejected<FrozenSet<long>>(set);
        Read.Rejected<ImmutableHashSet<long>>(set);
    }
}
