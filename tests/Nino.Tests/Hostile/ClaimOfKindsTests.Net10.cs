using System.Collections.Generic;
using System.Collections.ObjectModel;
using Xunit;

namespace Nino.Tests.Hostile;

/// <summary>With types that .NET 8 has not.</summary>
public sealed partial class ClaimOfKindsTests
{
    [Fact]
    public void ReadOnlySet_OfABillion_AllocatesLittle() => AssertRefused<ReadOnlySet<long>>(Claim);

    [Fact]
    public void OrderedDictionary_OfABillion_AllocatesLittle() => AssertRefused<OrderedDictionary<long, long>>(Claim);
}
