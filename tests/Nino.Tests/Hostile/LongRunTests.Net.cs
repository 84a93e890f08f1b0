using System;
using System.Collections;
using System.Collections.Generic;
using System.Linq;
using System.Text;
using Nino.Core;
using Nino.Core.Memory;
using Nino.Tests.Kit;
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
        Refuses(new Rune[count], 4, BitConverter.GetBytes(0xD800));
        Refuses(new TimeOnly[count], 8, BitConverter.GetBytes(TimeSpan.TicksPerDay));
    }

    /// <summary>Bits may be as many as there are in so large an input; an array holds fewer.</summary>
    [Theory]
    [InlineData(0x8000_0000)]
    [InlineData(0x1_0000_0005)]
    public void Bits_OfMoreElementsThanAnArrayHolds_AreRefused(long count)
    {
        byte[] bytes = GC.AllocateUninitializedArray<byte>((int)(count / 8) + 100);
        Varint.WriteWide(ref bytes[0], (ulong)(count << 2) + 1);
        NinoException error = Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize<NinoCompactValue<int?[]>>(bytes));
        Assert.Contains($"claims {count} elements", error.Message);
    }

    /// <summary>Bits that claim values which are not there are refused before memory is taken for them.</summary>
    [Fact]
    public void Bits_OfValuesThatAreNotThere_TakeNoMemory()
    {
        byte[] bytes = new byte[1_000_010];
        Array.Fill(bytes, (byte)0xFF);
        Varint.WriteWide(ref bytes[0], (8_000_000UL << 2 | 3) + 1);
        long before = GC.GetAllocatedBytesForCurrentThread();
        Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize<NinoCompactValue<Queue<long?>>>(bytes.AsSpan(0, 1_000_004)));
        Assert.InRange(GC.GetAllocatedBytesForCurrentThread() - before, 0, 8_000_000);
    }

    [Fact]
    public void Bits_ThatCannotBeRead_AreNotWritten() => Assert.Throws<NinoException>(() => NinoSerializer.Serialize(new BitArray(int.MaxValue)));

    /// <summary>What is refused alone is refused in a run, and what is accepted alone is accepted there.</summary>
    [Fact]
    public void Run_OfEqualValues_IsTakenLikeOne()
    {
        Assert.All<uint>([0, 0xD7FF, 0xE000, 0xFFFF, 0x10000, 0x10FFFF], value => Assert.True(IsTaken<Rune>(BitConverter.GetBytes(value))));
        Assert.All<uint>([0xD800, 0xDBFF, 0xDFFF, 0x110000, 0x11D7FF, 0x11D800, 0x8000_0000, uint.MaxValue], value => Assert.False(IsTaken<Rune>(BitConverter.GetBytes(value))));
        Assert.All<uint>([0, 0x1C_0000, 0x8000_0000, 0x801C_0000], value => Assert.True(IsTaken<decimal>([.. BitConverter.GetBytes(value), .. Ones(12)])));
        Assert.All<uint>([1, 0x8000, 0x1D_0000, 0xFF_0000, 0x100_0000, 0x4000_0000, 0x811C_0000, uint.MaxValue], value => Assert.False(IsTaken<decimal>([.. BitConverter.GetBytes(value), .. Ones(12)])));
        Assert.All<uint>([0, 3652058], value => Assert.True(IsTaken<DateOnly>(BitConverter.GetBytes(value))));
        Assert.All<uint>([3652059, 0x8000_0000, uint.MaxValue], value => Assert.False(IsTaken<DateOnly>(BitConverter.GetBytes(value))));
        Assert.All<long>([0, TimeSpan.TicksPerDay - 1], value => Assert.True(IsTaken<TimeOnly>(BitConverter.GetBytes(value))));
        Assert.All<long>([TimeSpan.TicksPerDay, long.MinValue, -1], value => Assert.False(IsTaken<TimeOnly>(BitConverter.GetBytes(value))));
        Assert.All<long>([0, DateTime.MaxValue.Ticks, DateTime.MaxValue.Ticks | (1L << 62), DateTime.MaxValue.Ticks | (3L << 62)], value => Assert.True(IsTaken<DateTime>(BitConverter.GetBytes(value))));
        Assert.All<long>([DateTime.MaxValue.Ticks + 1, (DateTime.MaxValue.Ticks + 1) | (1L << 63), -1], value => Assert.False(IsTaken<DateTime>(BitConverter.GetBytes(value))));
        Assert.All<byte>([0, 1], value => Assert.True(IsTaken<bool>([value])));
        Assert.All<byte>([2, 0x80, 0xFF], value => Assert.False(IsTaken<bool>([value])));
    }

    [Fact]
    public void Run_WhoseBitsTogetherAreNoValue_IsRead()
    {
        DateTime[] times = [.. Enumerable.Range(0, 100).Select(i => i % 2 == 0 ? DateTime.MaxValue : new DateTime(long.MaxValue / 4))];
        decimal[] prices = [.. Enumerable.Range(0, 100).Select(i => new decimal(i, i, i, i % 3 == 0, (byte)(i % 2 == 0 ? 16 : 15)))];
        DateOnly[] days = [.. Enumerable.Range(0, 100).Select(i => i % 2 == 0 ? DateOnly.MaxValue : DateOnly.FromDayNumber(0x1F_FFFF))];

        Assert.Equal(times, NinoDeserializer.Deserialize<DateTime[]>(NinoSerializer.Serialize(times)));
        Assert.Equal(prices, NinoDeserializer.Deserialize<decimal[]>(NinoSerializer.Serialize(prices)));
        Assert.Equal(days, NinoDeserializer.Deserialize<DateOnly[]>(NinoSerializer.Serialize(days)));
    }

    private static byte[] Ones(int count) => Enumerable.Repeat(byte.MaxValue, count).ToArray();

    private static bool IsTaken<T>(byte[] value)
        where T : struct
    {
        const int Count = 64;
        bool isTaken = Read.IsValue<T>(value, out _);
        byte[] run = [.. NinoSerializer.Serialize(new T[Count])[..^(Count * value.Length)], .. Enumerable.Repeat(value, Count).SelectMany(bytes => bytes)];
        Assert.Equal(isTaken, Read.IsValue<T[]>(run, out _));
        return isTaken;
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
