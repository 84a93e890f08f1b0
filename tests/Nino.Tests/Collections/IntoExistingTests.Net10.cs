using System.Collections.Generic;
using Xunit;

namespace Nino.Tests.Collections;

/// <summary>With types that .NET 8 has not.</summary>
public sealed partial class IntoExistingTests
{
    [Fact]
    public void OrderedDictionary_KeepsItsInstance() =>
        Assert.True(Keeps(new OrderedDictionary<byte, byte> { [1] = 2 }, new OrderedDictionary<byte, byte> { [3] = 4 }));
}
