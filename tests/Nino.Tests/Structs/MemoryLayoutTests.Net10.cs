using System;
using System.Runtime.Intrinsics.X86;
using Nino.Core.Formatters;
using Xunit;

namespace Nino.Tests.Structs;

/// <summary>What samples tell of .NET 10; .NET 8 keeps offsets in two bytes. Where one differs values move one by one, with the same bytes, and no other test would notice.</summary>
public sealed class MemoryLayoutTests
{
    [Fact]
    public void DateTimeOffset_IsTicksAndMinutes() => Assert.InRange(MemoryLayout.OfDateTimeOffset.TicksPlace, 0, 8);

    [Fact]
    public void DateTimeOffset_MovesWhereVectorsDo()
    {
        bool moves = Avx512Vbmi.IsSupported;
        Assert.Equal(moves ? 1 : 0, WirePlaces<DateTimeOffset, DateTimeOffsetFormatter>.Dates.Length);
        Assert.Equal(moves ? 10 : 0, WirePlaces<DateTimeOffset, DateTimeOffsetFormatter>.InMemory.Length);
    }
}
