using System;
using System.Collections.Generic;
using System.Linq;
using System.Text;
using Nino.Contract;
using Nino.Core.Runtime;

namespace Nino.Fuzz.Inputs;

/// <summary>Changes bytes as one would who knows the format: counts, heads, type ids, scalars, texts, cuts, splices, repeats.</summary>
internal sealed class Mutator(Random random)
{
    public const int Largest = 64 * 1024;

    /// <summary>Heads of objects and strings, frames, presence, kinds of streams.</summary>
    private static readonly byte[] Heads = [0, 1, 2, 3, 4, 5, 0x7F, 0x80, 0x81, 190, 191, 192, 193, 194, 247, 248, 249, 250, 251, 252, 253, 254, 255];

    private static readonly uint[] Counts =
    [
        0, 1, 2, 3, 9, 10, 11, 126, 127, 128, 129, 1023, 1024, 1025, 16383, 16384, 65535, 65536, 1 << 20, 1 << 24, 1 << 28, (1 << 28) + 1,
        1 << 29, 1 << 30, (1 << 30) + 1, int.MaxValue - 1, int.MaxValue, 1u << 31, uint.MaxValue - 1, uint.MaxValue,
    ];

    /// <summary>The first values that are out of range: of integers, dates, times of a day, offsets and characters.</summary>
    private static readonly long[] Bounds =
    [
        byte.MaxValue + 1, sbyte.MaxValue + 1, short.MaxValue + 1, ushort.MaxValue + 1, int.MaxValue + 1L, uint.MaxValue + 1L, DateTime.MaxValue.Ticks + 1, TimeSpan.TicksPerDay, DateOnly.MaxValue.DayNumber + 1,
        (14 * 60) + 1, 0xD800, char.MaxValue, 0x110000, 1L << 53, -1, -129, short.MinValue - 1, int.MinValue - 1L,
    ];

    private static readonly byte[][] Magic =
    [
        .. Bounds.SelectMany(bound => new[] { Varint((ulong)bound), Varint((ulong)((bound << 1) ^ (bound >> 63))), BitConverter.GetBytes(bound) }),
        BitConverter.GetBytes(DateTime.MaxValue.Ticks), BitConverter.GetBytes(DateTime.MaxValue.Ticks + 1), BitConverter.GetBytes(long.MinValue), BitConverter.GetBytes(long.MaxValue), BitConverter.GetBytes(-1L),
        BitConverter.GetBytes(double.NaN), BitConverter.GetBytes(double.NegativeInfinity), BitConverter.GetBytes(int.MinValue), BitConverter.GetBytes(int.MaxValue), BitConverter.GetBytes(-1),
        [0, 0, 0x1D, 0], [1, 0, 0x1C, 0x80], [0, 0, 0x1C, 0x7F], BitConverter.GetBytes(DateOnly.MaxValue.DayNumber + 1), BitConverter.GetBytes(TimeOnly.MaxValue.Ticks + 1),
        BitConverter.GetBytes(0xD800), BitConverter.GetBytes(0x110000), BitConverter.GetBytes((short)841), BitConverter.GetBytes((short)-841),
        [7, 0x61], [11, 0x61, 0x62], [6, 1, 0xFF], [10, 1, 0xC3, 0xA9], [6, 2, 0xC0, 0x80], [7, 0x00, 0xD8], [3], [0x0A, 0x01, 0xED, 0xA0],
        [0xFD, 1, 4, 9, 0x78, 0x9C], [0xFD, 2, 1, 1], [0xFD, 0, 1], [251, 2, 1, 1], [251, 3, 1, 1, 2, 2], [248], [249, 0], [249, 0xFF, 0x7F], [250, 0xBF, 1], [252, 0], [252, 1], [255, 1], [255, 2], [255, 248],
        Encoding.ASCII.GetBytes("2.0.0.0"), Encoding.ASCII.GetBytes("UTC"), Encoding.ASCII.GetBytes("http://a/"), Encoding.ASCII.GetBytes("en-US"), Encoding.ASCII.GetBytes("::1"),
    ];

    private static uint[]? s_ids;

    private static uint[] Ids => s_ids ??= [.. Roots.All.SelectMany(root => new[] { true, false }.Select(isObject => TypeIds.Of(TypeNames.Of(root.Type), isObject)))];

    /// <param name="bytes">The bytes.</param>
    /// <param name="other">Bytes of which parts may be taken.</param>
    public byte[] Change(byte[] bytes, byte[] other)
    {
        // Often a single one: where two things are wrong, the second one is not reached.
        do
        {
            bytes = ChangeOnce(bytes, other);
        }
        while (random.Next(2) == 0);

        return bytes.Length > Largest ? bytes[..Largest] : bytes;
    }

    private byte[] ChangeOnce(byte[] bytes, byte[] other)
    {
        int place = random.Next(bytes.Length + 1);
        int left = bytes.Length - place;
        switch (random.Next(16))
        {
            case 0 when left > 0:
                return With(bytes, place, (byte)(bytes[place] ^ (1 << random.Next(8))));
            case 1 when left > 0:
                return With(bytes, place, (byte)random.Next(256));
            case 2 when left > 0:
                return With(bytes, place, Pick(Heads));
            case 3:
                return Insert(bytes, place, [Pick(Heads)]);
            case 4 when left > 0:
                return Replace(bytes, place, Varints.At(bytes, place).Length, Count(bytes, place));
            case 5:
                return Insert(bytes, place, Count(bytes, place));
            case 6:
                return random.Next(3) == 0 ? bytes[..place] : Replace(bytes, place, random.Next(1, 1 + Math.Min(left, 16)), []);
            case 7:
                return Over(bytes, place, Pick(Magic));
            case 8:
                return Insert(bytes, place, Pick(Magic));
            case 9:
                return Insert(bytes, place, [248, .. BitConverter.GetBytes(Pick(Ids)), .. random.Next(2) == 0 ? [Pick(Heads)] : Array.Empty<byte>()]);
            case 10 when left > 4:
                return Over(bytes, place, BitConverter.GetBytes(Pick(Ids)));
            case 11:
                return [.. bytes[..place], .. other[random.Next(other.Length + 1)..]];
            case 12:
                return Insert(bytes, place, Part(other, 64));
            case 13:
                return Repeat(bytes, place);
            case 14:
                return Element(bytes, place);
            default:
                return Insert(bytes, place, Noise(random.Next(1, 12)));
        }
    }

    /// <summary>A count that is odd, or near the one that is there, or just about what the rest can hold.</summary>
    private byte[] Count(byte[] bytes, int place)
    {
        uint count = random.Next(4) switch
        {
            0 => Pick(Counts),
            1 => Varints.At(bytes, place).Value + (uint)random.Next(-2, 3),
            2 => (uint)(bytes.Length - place + random.Next(-2, 3)) * (uint)random.Next(1, 9),
            _ => (uint)random.Next(1, 12),
        };
        return Varint(count);
    }

    /// <summary>Some bytes many times, often with a count before them: many elements that cost little on the wire.</summary>
    private byte[] Repeat(byte[] bytes, int place)
    {
        byte[] part = Part(bytes[place..], 32);
        int times = random.Next(4) == 0 ? random.Next(1, Math.Max(2, (Largest - bytes.Length) / Math.Max(1, part.Length))) : random.Next(1, 40);
        if (bytes.Length + ((long)part.Length * times) > Largest)
        {
            return bytes;
        }

        List<byte> repeated = [];
        if (random.Next(2) == 0)
        {
            Varints.Add(repeated, (uint)times + 1);
        }

        for (int i = 0; i < times; i++)
        {
            repeated.AddRange(part);
        }

        return Insert(bytes, place, [.. repeated]);
    }

    /// <summary>One more of what stands behind a count.</summary>
    private byte[] Element(byte[] bytes, int place)
    {
        if (place >= bytes.Length || bytes[place] is 0 or >= 0x7F)
        {
            return bytes;
        }

        byte[] counted = With(bytes, place, (byte)(bytes[place] + 1));
        return Insert(counted, place + 1, Part(counted[(place + 1)..], 16));
    }

    private byte[] Part(byte[] from, int most)
    {
        int start = random.Next(from.Length + 1);
        return from[start..(start + random.Next(Math.Min(most, from.Length - start) + 1))];
    }

    private static byte[] Varint(ulong value)
    {
        List<byte> bytes = [];
        Varints.Add(bytes, value);
        return [.. bytes];
    }

    private byte[] Noise(int length)
    {
        byte[] noise = new byte[length];
        random.NextBytes(noise);
        return noise;
    }

    private T Pick<T>(T[] from) => from[random.Next(from.Length)];

    private static byte[] With(byte[] bytes, int place, byte value)
    {
        byte[] changed = (byte[])bytes.Clone();
        changed[place] = value;
        return changed;
    }

    private static byte[] Insert(byte[] bytes, int place, byte[] added) => Replace(bytes, place, 0, added);

    private static byte[] Over(byte[] bytes, int place, byte[] added) => Replace(bytes, place, Math.Min(added.Length, bytes.Length - place), added);

    private static byte[] Replace(byte[] bytes, int place, int removed, byte[] added)
    {
        removed = Math.Min(removed, bytes.Length - place);
        byte[] changed = new byte[bytes.Length - removed + added.Length];
        bytes.AsSpan(0, place).CopyTo(changed);
        added.CopyTo(changed, place);
        bytes.AsSpan(place + removed).CopyTo(changed.AsSpan(place + added.Length));
        return changed;
    }
}
