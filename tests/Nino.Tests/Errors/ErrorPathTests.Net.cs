using System;
using Nino.Tests.Types;
using Xunit;

namespace Nino.Tests.Errors;

/// <summary>With types that netstandard2.1 has not.</summary>
public sealed partial class ErrorPathTests
{
    [Fact]
    public void DateOnly_InAFixedSizeStructOfAnArray() => AssertFails(
        new Report { Rows = [default, new() { Time = new DateTime(MarkerNumber) }, default] }, 8 + 3, 0xFF, 8, "Rows[1].Day", typeof(DateOnly));
}
