using System;
using System.Collections;
using System.Collections.Generic;
using Nino.Core;
using Xunit;

namespace Nino.Tests.Hostile;

/// <summary>An array segment or immutable array that was never made, under an interface: none of its members may be called.</summary>
public sealed partial class DefaultArrayTests
{
    [Fact]
    public void Interface_OfADefaultSegment_IsNull()
    {
        Assert.Equal([0], NinoSerializer.Serialize<IList<int>>(default(ArraySegment<int>)));
        Assert.Equal([0], NinoSerializer.Serialize<IEnumerable<string>>(default(ArraySegment<string>)));
        Assert.Equal([0], NinoSerializer.Serialize<IReadOnlyList<int>>(default(ArraySegment<int>)));
        Assert.Equal([0], NinoSerializer.Serialize<IEnumerable>(default(ArraySegment<int>)));
        Assert.Equal(NinoSerializer.Serialize<IList<int>>([2, 3]), NinoSerializer.Serialize<IList<int>>(new ArraySegment<int>([1, 2, 3], 1, 2)));
        Assert.Equal(NinoSerializer.Serialize<IEnumerable>(new ArrayList()), NinoSerializer.Serialize<IEnumerable>(ArraySegment<int>.Empty));
    }
}
