using System.Collections.Generic;
using Nino.Tests.Types;
using Xunit;

namespace Nino.Tests.Collections;

/// <summary>With types that .NET 8 has not.</summary>
public sealed partial class IntrudingElementsTests
{
    [Fact]
    public void OrderedDictionary_SaysSo() => Refuses<OrderedDictionary<int, Intruder>>(new() { [1] = Of(1), [2] = Of(2) }, table => table[99] = Extra);
}
