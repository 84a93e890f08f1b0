using System.Collections;
using System.Collections.Generic;
using System.Collections.Immutable;
using Nino.Core;
using Xunit;

namespace Nino.Tests.Hostile;

public sealed partial class DefaultArrayTests
{
    [Fact]
    public void Interface_OfADefaultArray_IsNull()
    {
        Assert.Equal([0], NinoSerializer.Serialize<IList<int>>(default(ImmutableArray<int>)));
        Assert.Equal([0], NinoSerializer.Serialize<IEnumerable<string>>(default(ImmutableArray<string>)));
        Assert.Equal([0], NinoSerializer.Serialize<IReadOnlyList<int>>(default(ImmutableArray<int>)));
        Assert.Equal([0], NinoSerializer.Serialize<IEnumerable>(default(ImmutableArray<int>)));
        Assert.Equal([0], NinoSerializer.Serialize<IList>(default(ImmutableArray<int>)));
        Assert.Equal(NinoSerializer.Serialize<IList<int>>([1, 2]), NinoSerializer.Serialize<IList<int>>(ImmutableArray.Create(1, 2)));
    }
}
