using System.Collections.Frozen;
using System.Linq;
using Xunit;

namespace Nino.Tests.Polymorphism;

/// <summary>With types that netstandard2.1 has not.</summary>
public sealed partial class InternalTypeTests
{
    [Fact]
    public void ClassOfTheFramework_IsWrittenAsItsPublicType_OfNewerTypes()
    {
        Assert.Equal([1, 2], Assert.IsAssignableFrom<FrozenSet<int>>(Trip(new[] { 1, 2 }.ToFrozenSet())).Order());
        Assert.Equal(2, Assert.IsAssignableFrom<FrozenDictionary<string, int>>(Trip(new[] { 1, 2 }.ToFrozenDictionary(i => i.ToString()))).Count);
    }
}
