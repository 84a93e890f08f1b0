using System;
using System.Collections.Generic;
using System.Collections.Immutable;
using System.Linq;
using Nino.Core;
using Nino.Tests.Kit;
using Nino.Tests.Types;
using Xunit;

namespace Nino.Tests.Compact;

public sealed class CompactKindsTests : FormatterTests<CompactKinds>
{
    protected override IEnumerable<CompactKinds> Values => [Of(0, 0), Of(3, 1), Of(40, 1), Of(50, 3000)];

    private static CompactKinds Of(int count, int step)
    {
        int[] numbers = Enumerable.Range(0, count).Select(i => i * step * (i % 2 == 0 ? 1 : -1)).Distinct().ToArray();
        long[] longs = numbers.Select(number => (long)number << 20).ToArray();
        return new CompactKinds
        {
            Queue = new(numbers),
            Stack = new(numbers.Select(number => (short)(number % 300))),
            Linked = new(longs),
            Set = [.. numbers],
            Sorted = [.. numbers.Select(number => (uint)Math.Abs(number))],
            Immutable = [.. numbers],
            ImmutableList = [.. numbers],
            Memory = numbers.Select(number => (ushort)number).ToArray(),
            ReadOnly = longs.Select(number => (ulong)number).ToArray(),
            Segment = new(numbers),
            Concurrent = new(numbers),
            View = new([.. "Nino"]),
            Observable = [.. numbers],
            List = new List<int>(numbers),
            Readable = new List<long>(longs),
            Any = numbers.Select(number => (short)(number % 100)).ToList(),
            AnySet = new HashSet<int>(numbers),
            Map = numbers.ToDictionary(number => number, number => (long)number * number),
            Lists = new Dictionary<string, List<int>> { ["a"] = [.. numbers], ["b"] = [] },
            Grid = new[,] { { count, -1 }, { 0, step } },
            Jagged = [[.. numbers], null, []],
            Gaps = [count, null, -1],
            Enums = [OfInt16.Zero, (OfInt16)count],
            Bytes = [OfByte.Max],
            Pair = (count, 0.25),
            Entry = new(step, count),
            Boxed = new(count, 5),
            Plain = new() { Id = count, Name = "a", Numbers = [.. numbers] },
            Id = new("00112233-4455-6677-8899-aabbccddeeff"),
            Flag = true,
        };
    }

    [Fact]
    public void Arrays_OfEveryLengthAndWidth_ArePackedExactly()
    {
        for (int length = 0; length <= 70; length++)
        {
            for (int bits = 0; bits < 64; bits++)
            {
                AssertPacked([.. Enumerable.Range(0, length).Select(i => ((ulong)i * 0x9E3779B97F4A7C15UL) >> (63 - bits))], bits);
            }
        }
    }

    /// <summary>One element needs more bytes than the others, at each place of each length.</summary>
    [Fact]
    public void Arrays_WithOneWideElement_ArePackedExactly()
    {
        for (int length = 1; length <= 70; length++)
        {
            for (int place = 0; place < length; place++)
            {
                foreach (int bits in new[] { 8, 15, 31, 63 })
                {
                    ulong[] values = new ulong[length];
                    values[place] = 1UL << bits;
                    AssertPacked(values, bits);
                }
            }
        }
    }

    [Fact]
    public void Deserialize_RepeatedElementOfPackedSet_Throws()
    {
        byte[] payload = NinoSerializer.Serialize(new CompactKinds { Set = [1, 2] });
        int place = payload.AsSpan().IndexOf([(byte)9, (byte)1, (byte)2]);
        payload[place + 2] = 1;
        Read.RejectedAt<CompactKinds>(payload, place, "Set", typeof(HashSet<int>));
    }

    [Theory]
    [InlineData("1F 81 80 80 80 10 00 00")]
    [InlineData("1F FE FF FF FF FF FF FF FF FF 00")]
    [InlineData("1F 00 85 80 80 80 80 80 80 80 01 00")]
    [InlineData("1F 00 00 00 8D 80 01 00")]
    public void Deserialize_ClaimOfPackedElements_AllocatesLittle(string hex)
    {
        byte[] bytes = Hex.Bytes(hex);
        long allocated = Allocations.Of(() => Assert.Throws<NinoException>(() => { NinoDeserializer.Deserialize<CompactKinds>(bytes); }));
        Assert.InRange(allocated, 0, 32 * 1024);
    }

    /// <summary>Each type that has so many bits; of the signed ones every second element is negative.</summary>
    private static void AssertPacked(ulong[] values, int bits)
    {
        long[] signed = values.Select((value, i) => i % 2 == 0 ? (long)value : ~(long)value).ToArray();
        AssertPacked(new CompactUInt64(0, values, [.. values], null), values.Select(value => (Int128)value), 8, false);
        AssertPacked(new CompactInt64(0, signed, [.. signed], null), signed.Select(value => (Int128)value), 8, true);
        if (bits < 32)
        {
            AssertPacked(new CompactUInt32(0, values.Select(value => (uint)value).ToArray(), [.. values.Select(value => (uint)value)], null), values.Select(value => (Int128)(uint)value), 4, false);
            AssertPacked(new CompactInt32(0, signed.Select(value => (int)value).ToArray(), [.. signed.Select(value => (int)value)], null), signed.Select(value => (Int128)(int)value), 4, true);
        }

        if (bits < 16)
        {
            AssertPacked(new CompactUInt16(0, values.Select(value => (ushort)value).ToArray(), [.. values.Select(value => (ushort)value)], null), values.Select(value => (Int128)(ushort)value), 2, false);
            AssertPacked(new CompactInt16(0, signed.Select(value => (short)value).ToArray(), [.. signed.Select(value => (short)value)], null), signed.Select(value => (Int128)(short)value), 2, true);
        }
    }

    /// <summary>The bytes of a case are its array and its list, each as the specification says.</summary>
    private static void AssertPacked<TCase>(TCase value, IEnumerable<Int128> elements, int size, bool signed)
    {
        Int128[] all = elements.ToArray();
        int width = new[] { 1, 2, 4, 8 }.First(width => width == size || all.All(element => signed
            ? element >= -(Int128.One << ((8 * width) - 1)) && element < Int128.One << ((8 * width) - 1)
            : element < Int128.One << (8 * width)));
        List<byte> packed = [];
        uint head = 1 + (uint)(all.Length << 2) + (uint)System.Numerics.BitOperations.Log2((uint)width);
        for (; head >= 0x80; head >>= 7)
        {
            packed.Add((byte)(head | 0x80));
        }

        packed.Add((byte)head);
        foreach (Int128 element in all)
        {
            for (int i = 0; i < width; i++)
            {
                packed.Add((byte)(element >> (8 * i)));
            }
        }

        byte[] expected = [5, 0, .. packed, .. packed, 0];
        byte[] payload = NinoSerializer.Serialize(value);
        Assert.True(expected.AsSpan().SequenceEqual(payload), $"{value}: {Hex.Text(expected)} {Hex.Text(payload)}");
        Assert.True(expected.AsSpan().SequenceEqual(NinoSerializer.Serialize(NinoDeserializer.Deserialize<TCase>(payload))));
    }
}
