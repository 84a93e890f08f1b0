using System;
using System.Text;
using Nino.Tests.Types;
using Xunit;

namespace Nino.Tests.Hostile;

/// <remarks>Types that .NET Standard lacks.</remarks>
public sealed partial class DoubtfulRunTests
{
    [Fact]
    public void RandomBytesOfNewTypes_AreTakenAsAlone()
    {
        AssertAgree<Between<DateOnly>>();
        AssertAgree<Between<TimeOnly>>();
        AssertAgree<Between<Rune>>();
        AssertAgree<Between<Index>>();
        AssertAgree<Between<Between<Rune>>>();
    }
}
