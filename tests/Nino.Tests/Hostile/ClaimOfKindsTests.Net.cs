using System.Collections.Frozen;
using System.Collections.Generic;
using System.Collections.Immutable;
using Xunit;

namespace Nino.Tests.Hostile;

/// <summary>With types that netstandard2.1 has not.</summary>
public sealed partial class ClaimOfKindsTests
{
    [Fact]
    public void Sequence_OfABillion_AllocatesLittle_OfNewerTypes()
    {
        AssertRefused<ImmutableList<long>>(Claim);
        AssertRefused<ImmutableArray<long>>(Claim);
        AssertRefused<ImmutableHashSet<long>>(Claim);
        AssertRefused<FrozenSet<long>>(Claim);
    }

    [Fact]
    public void Map_OfABillion_AllocatesLittle_OfNewerTypes()
    {
        AssertRefused<ImmutableDictionary<long, long>>(Claim);
        AssertRefused<PriorityQueue<long, long>>(Claim);
    }
}
