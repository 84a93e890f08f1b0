using System;
using System.Text;
using Xunit;

namespace Nino.Tests.Hostile;

/// <summary>With types that netstandard2.1 has not.</summary>
public sealed partial class InvalidScalarTests
{
    [Theory]
    [InlineData(-1)]
    [InlineData(int.MinValue)]
    [InlineData(3652059)]
    public void Deserialize_DateOnlyOutOfRange_Throws(int day) => AssertRefused(DateOnly.MinValue, BitConverter.GetBytes(day));

    [Theory]
    [InlineData(-1L)]
    [InlineData(864000000000)]
    [InlineData(long.MaxValue)]
    public void Deserialize_TimeOnlyOutOfRange_Throws(long ticks) => AssertRefused(TimeOnly.MinValue, BitConverter.GetBytes(ticks));

    [Theory]
    [InlineData(-1)]
    [InlineData(0xD800)]
    [InlineData(0xDFFF)]
    [InlineData(0x110000)]
    public void Deserialize_RuneThatIsNoScalarValue_Throws(int value) => AssertRefused(new Rune('a'), BitConverter.GetBytes(value));
}
