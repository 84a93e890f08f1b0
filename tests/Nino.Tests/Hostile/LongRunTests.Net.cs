using System;
using System.Linq;
using Nino.Core;
using Xunit;

namespace Nino.Tests.Hostile;

/// <summary>Long runs of values that are checked together.</summary>
public sealed class LongRunTests
{
    [Theory]
    [InlineData(32)]
    [InlineData(33)]
    [InlineData(100)]
    public void Run_WithOneInvalidValue_IsRefusedAtEachPlace(int count)
    {
        Refuses(new bool[count], 1, [2]);
        Refuses(new DateTime[count], 8, BitConverter.GetBytes(DateTime.MaxValue.Ticks + 1));
        Refuses(new decimal[count], 16, [0, 0, 29, 0]);
        Refuses(new DateOnly[count], 4, BitConverter.GetBytes(DateOnly.MaxValue.DayNumber + 1));
        Refuses(new TimeOnly[count], 8, BitConverter.GetBytes(TimeSpan.TicksPerDay));
    }

    [Fact]
    public void Run_WhoseBitsTogetherAreNoValue_IsRead()
    {
        DateTime[] times = [.. Enumerable.Range(0, 100).Select(i => i % 2 == 0 ? DateTime.MaxValue : new DateTime(long.MaxValue / 4))];
        DateOnly[] days = [.. Enumerable.Range(0, 100).Select(i => i % 2 == 0 ? DateOnly.MaxValue : DateOnly.FromDayNumber(0x1F_FFFF))];

        Assert.Equal(times, NinoDeserializer.Deserialize<DateTime[]>(NinoSerializer.Serialize(times)));
        Assert.Equal(days, NinoDeserializer.Deserialize<DateOnly[]>(NinoSerializer.Serialize(days)));
    }

    private static void Refuses<T>(T[] values, int size, byte[] invalid)
    {
        byte[] bytes = NinoSerializer.Serialize(values);
        Assert.Equal(values, NinoDeserializer.Deserialize<T[]>(bytes));
        int first = bytes.Length - values.Length * size;
        for (int i = 0; i < values.Length; i++)
        {
            byte[] bad = [.. bytes];
            invalid.CopyTo(bad, first + i * size);
            Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize<T[]>(bad));
        }
    }
}
