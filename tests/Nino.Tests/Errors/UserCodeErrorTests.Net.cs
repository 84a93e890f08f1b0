using System;
using Xunit;

namespace Nino.Tests.Errors;

/// <summary>What code compiled at run time on Mono tells less of: there the path ends at the array.</summary>
public sealed partial class UserCodeErrorTests
{
    [Fact]
    public void FactoryInAGenericStruct_InARun_IsToldWithItsPlace() =>
        AssertFails<Outer<Even, short>[], ArgumentException>([new() { First = Even.Of(2), Second = 9 }, new() { First = Even.Of(6), Second = 8 }], 2, 3, "[0].");
}
