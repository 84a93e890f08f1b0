using System;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using Nino.Core;
using Nino.Tests.Kit;
using Xunit;
using Xunit.Abstractions;

namespace Nino.Tests.Compact;

/// <summary>The bytes of random collections of fractions and times are those that format.md §11.2 leads to, one step after another. NINO_SEED repeats a run.</summary>
public sealed class CompactRunTests(ITestOutputHelper output)
{
    private const int Count = 200;

    private static readonly long[] Units = [1, TimeSpan.TicksPerMillisecond, TimeSpan.TicksPerSecond, TimeSpan.TicksPerDay];

    private readonly Random _random = new(TestSettings.Seed(output));
    private int _power;
    private int _range = 12;

    [Fact]
    public void Doubles_TakeTheLeastWidthAndPower()
    {
        for (int i = 0; i < Count; i++)
        {
            double[] values = Draw(DrawDouble);
            byte[] run = Expected(values, 14, int.MaxValue, (m, power) => m / power)
                ?? (values.All(value => !double.IsNaN(value) && BitConverter.DoubleToInt64Bits((float)value) == BitConverter.DoubleToInt64Bits(value))
                    ? [.. Head(values.Length, 4), 15, .. values.SelectMany(value => BitConverter.GetBytes((float)value))]
                    : [.. Head(values.Length, 8), .. values.SelectMany(BitConverter.GetBytes)]);
            AssertIs(run, new CompactDouble(0, values, [.. values], null));
        }
    }

    [Fact]
    public void Floats_TakeTheLeastWidthAndPower()
    {
        for (int i = 0; i < Count; i++)
        {
            float[] values = Draw(() => (float)DrawDouble());
            byte[] run = Expected([.. values.Select(value => (double)value)], 10, short.MaxValue, (m, power) => (float)(m / power))
                ?? [.. Head(values.Length, 4), .. values.SelectMany(BitConverter.GetBytes)];
            AssertIs(run, new CompactSingle(0, values, [.. values], null));
        }
    }

    /// <summary>Each integer that a run of <c>float</c> may have, over each power.</summary>
    [Fact]
    public void Floats_OfEachInteger_AreExact() => Assert.All(Enumerable.Range(0, 11), power =>
    {
        double[] values = [.. Enumerable.Range(-short.MaxValue, 2 * short.MaxValue).Append(short.MaxValue).Select(integer => (double)(float)(integer / Power(power)))];
        byte[] run = Expected(values, 10, short.MaxValue, (m, factor) => (float)(m / factor))!;
        AssertIs(run, new CompactSingle(0, [.. values.Select(value => (float)value)], [.. values.Select(value => (float)value)], null));
    });

    [Fact]
    public void Doubles_OfLargeIntegers_AreExact() => Assert.All(Enumerable.Range(0, 15), power =>
    {
        long[] integers = [int.MaxValue, -int.MaxValue, .. Enumerable.Range(0, 2000).Select(_ => Math.Max(Bits() >> 32, -int.MaxValue))];
        double[] values = [.. integers.Select(integer => integer / Power(power))];
        byte[] run = Expected(values, 14, int.MaxValue, (m, factor) => m / factor)!;
        AssertIs(run, new CompactDouble(0, values, [.. values], null));
    });

    /// <summary>A writer leaves out the least integer of a width where it is that of half the size.</summary>
    [Fact]
    public void Readers_AcceptTheLeastInteger() => Assert.All(Enumerable.Range(0, 11), power =>
    {
        float[] floats = [.. Enumerable.Repeat((float)(short.MinValue / Power(power)), 40)];
        double[] doubles = [.. Enumerable.Repeat(int.MinValue / Power(power), 40)];
        byte[] head = [5, 0, .. Head(40, 2), (byte)power];
        Assert.Equal(floats, NinoDeserializer.Deserialize<CompactSingle>([.. head, .. Enumerable.Repeat<byte[]>([0x00, 0x80], 40).SelectMany(two => two), 0, 0]).Array!);
        head = [5, 0, .. Head(40, 4), (byte)power];
        Assert.Equal(doubles, NinoDeserializer.Deserialize<CompactDouble>([.. head, .. Enumerable.Repeat<byte[]>([0x00, 0x00, 0x00, 0x80], 40).SelectMany(four => four), 0, 0]).Array!);
    });

    [Fact]
    public void Dates_TakeTheLargestUnit()
    {
        for (int i = 0; i < Count; i++)
        {
            DateTimeKind kind = (DateTimeKind)_random.Next(3);
            long unit = Units[_random.Next(Units.Length)];
            DateTime[] values = Draw(() => new DateTime(
                ((long)(_random.NextDouble() * DateTime.MaxValue.Ticks) >> (_random.Next(4) == 0 ? 8 : 0)) / unit * unit,
                _random.Next(50) == 0 ? DateTimeKind.Utc : kind));
            bool isMixed = values.Select(value => value.Kind).Distinct().Count() > 1;
            byte[] run = (isMixed ? null : Expected([.. values.Select(value => value.Ticks - DateTime.UnixEpoch.Ticks)], values.Length == 0 ? 0 : (int)values[0].Kind << 2))
                ?? [.. Head(values.Length, 8), .. values.SelectMany(value => BitConverter.GetBytes((ulong)value.Ticks | ((ulong)value.Kind << 62)))];
            AssertIs(run, new CompactDateTime(new DateTime(1970, 1, 1), values, [.. values], null));
        }
    }

    [Fact]
    public void Times_TakeTheLargestUnit()
    {
        for (int i = 0; i < Count; i++)
        {
            long unit = Units[_random.Next(Units.Length)];
            int shift = _random.Next(64);
            TimeSpan[] values = Draw(() => new TimeSpan(Bits() / unit >> shift) is var drawn && _random.Next(100) == 0 ? drawn : new TimeSpan((Bits() / unit >> shift) * unit));
            byte[] run = Expected([.. values.Select(value => value.Ticks)], 0) ?? [.. Head(values.Length, 8), .. values.SelectMany(value => BitConverter.GetBytes(value.Ticks))];
            AssertIs(run, new CompactTimeSpan(default, values, [.. values], null));
        }
    }

    [Theory]
    [InlineData("05 0F 01")]
    [InlineData("05 10 01")]
    [InlineData("07 10 01 00 00 00")]
    [InlineData("0A 02 01 00")]
    [InlineData("05 00")]
    [InlineData("05")]
    public void Doubles_OfBadBytes_AreRejected(string hex) => Rejected<CompactDouble>("05 00 " + hex);

    [Theory]
    [InlineData("05 0B 01")]
    [InlineData("06 0F 01 00")]
    [InlineData("08 00 00 00 00 00 00 00 00 00")]
    public void Floats_OfBadBytes_AreRejected(string hex) => Rejected<CompactSingle>("05 00 " + hex);

    /// <summary>Another mark; days beyond 9999 and before year 1; so many that their ticks do not fit in 64 bits; ticks and kinds that no date has.</summary>
    [Theory]
    [InlineData("05 13 01")]
    [InlineData("07 03 00 00 00 7F")]
    [InlineData("07 03 00 00 00 80")]
    [InlineData("07 03 47 05 F5 FF")]
    [InlineData("08 FF FF FF FF FF FF FF 3F")]
    public void Dates_OfBadBytes_AreRejected(string hex) => Rejected<CompactDateTime>("05 00 " + hex);

    [Theory]
    [InlineData("05 04 01")]
    [InlineData("07 03 00 00 00 7F")]
    public void Times_OfBadBytes_AreRejected(string hex) => Rejected<CompactTimeSpan>("05 00 " + hex);

    /// <summary>More bytes, and a larger power, than a writer takes.</summary>
    [Fact]
    public void Readers_AcceptLongerForms()
    {
        Assert.Equal([1.5], NinoDeserializer.Deserialize<CompactDouble>(Hex.Bytes("05 00 06 02 96 00 00 00")).Array!);
        Assert.Equal([1.5], NinoDeserializer.Deserialize<CompactDouble>(Hex.Bytes("05 00 07 0F 00 00 C0 3F 00 00")).Array!);
        Assert.Equal([1.5f], NinoDeserializer.Deserialize<CompactSingle>(Hex.Bytes("05 00 07 00 00 C0 3F 00 00")).Array!);
        Assert.Equal([TimeSpan.FromSeconds(2)], NinoDeserializer.Deserialize<CompactTimeSpan>(Hex.Bytes("05 00 06 01 D0 07 00 00")).Array!);
    }

    private static void Rejected<T>(string hex) => Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize<T>(Hex.Bytes(hex + " 00 00")));

    /// <summary>A run that ends the message takes no room behind it, whatever vectors wrote it.</summary>
    [Fact]
    public void Runs_ThatEndAMessage_FitIntoTheirSize()
    {
        for (int i = 0; i < Count; i++)
        {
            int shift = _random.Next(64);
            AssertFits(Draw(DrawDouble));
            AssertFits(Draw(() => (float)DrawDouble()));
            AssertFits(Draw(() => Bits() >> shift));
            AssertFits(Draw(() => (int)(Bits() >> shift)));
            AssertFits(Draw(() => (char)(Bits() >> shift)));
            AssertFits(Draw(() => new TimeSpan(Units[shift % 4] * (short)Bits())));
            AssertFits(Draw(() => _random.Next(2) == 0 ? (long?)null : Bits() >> shift));
            AssertFits(Draw(() => _random.Next(2) == 0 ? (double?)null : DrawDouble()));
        }
    }

    private static void AssertFits<T>(T[] values)
    {
        NinoCompactValue<T[]> value = new(values);
        byte[] bytes = NinoSerializer.Serialize(value);
        byte[] destination = [.. new byte[bytes.Length], .. Enumerable.Repeat((byte)0xCD, 64)];
        Assert.Equal(bytes.Length, NinoSerializer.Serialize(value, destination.AsSpan(0, bytes.Length)));
        Assert.Equal(Hex.Text([.. bytes, .. Enumerable.Repeat((byte)0xCD, 64)]), Hex.Text(destination));
        Assert.Equal(bytes, NinoSerializer.Serialize(NinoDeserializer.Deserialize<NinoCompactValue<T[]>>(bytes)));
    }

    private static void AssertIs<T>(byte[] run, T value)
    {
        byte[] bytes = NinoSerializer.Serialize(value);
        Assert.Equal(Hex.Text([5, 0, .. run, .. run, 0]), Hex.Text(bytes));
        Assert.Equal(Hex.Text(bytes), Hex.Text(NinoSerializer.Serialize(NinoDeserializer.Deserialize<T>(bytes))));
    }

    private static byte[]? Expected(double[] values, int maxPower, int most, Func<double, double, double> divide)
    {
        if (values.Length == 0)
        {
            return [1];
        }

        for (int power = 0; power <= maxPower; power++)
        {
            double factor = Power(power);
            double[] integers = [.. values.Select(value => Math.Round(value * factor))];
            if (integers.Any(integer => !(Math.Abs(integer) <= most)))
            {
                return null;
            }

            if (integers.Zip(values, (integer, value) => BitConverter.DoubleToInt64Bits(divide(integer + 0.0, factor)) == BitConverter.DoubleToInt64Bits(value)).All(isExact => isExact))
            {
                return [.. Scaled([.. integers.Select(integer => (long)integer)], (byte)power)];
            }
        }

        return null;
    }

    private static byte[]? Expected(long[] ticks, int kind)
    {
        if (ticks.Length == 0)
        {
            return [1];
        }

        int unit = Array.FindLastIndex(Units, one => ticks.All(value => value % one == 0));
        long[] integers = [.. ticks.Select(value => value / Units[unit])];
        return integers.All(integer => integer == (int)integer) ? Scaled(integers, (byte)(unit | kind)) : null;
    }

    private static byte[] Scaled(long[] integers, byte scale)
    {
        int width = integers.All(integer => integer == (sbyte)integer) ? 1 : integers.All(integer => integer == (short)integer) ? 2 : 4;
        return [.. Head(integers.Length, width), scale, .. integers.SelectMany(integer => BitConverter.GetBytes(integer).Take(width))];
    }

    private static byte[] Head(int count, int width)
    {
        if (count == 0)
        {
            return [1];
        }

        List<byte> head = [];
        uint value = 1 + ((uint)count << 2) + (uint)(width == 1 ? 0 : width == 2 ? 1 : width == 4 ? 2 : 3);
        for (; value >= 0x80; value >>= 7)
        {
            head.Add((byte)(value | 0x80));
        }

        return [.. head, (byte)value];
    }

    /// <summary>So many that some fill vectors and blocks, of one kind with few others.</summary>
    private T[] Draw<T>(Func<T> draw) => [.. Enumerable.Range(0, _random.Next(4) == 0 ? _random.Next(600) : _random.Next(12)).Select(_ => draw())];

    /// <summary>Most runs have one power and range; a few elements are anything.</summary>
    private double DrawDouble()
    {
        if (_random.Next(200) == 0)
        {
            (_power, _range) = (_random.Next(16), _random.Next(1, 34));
        }

        return _random.Next(_range == 1 ? 8 : 400) switch
        {
            0 => BitConverter.Int64BitsToDouble(Bits()),
            1 => (float)_random.NextDouble(),
            2 => -0.0,
            3 => int.MaxValue / Math.Pow(10, _power),
            4 => (float)(_random.Next() / Math.Pow(10, _power)),
            _ => (Bits() >> (64 - _range)) / Power(_power),
        };
    }

    private static double Power(int power) => double.Parse("1E" + power, CultureInfo.InvariantCulture);

    private long Bits()
    {
        byte[] bytes = new byte[sizeof(long)];
        _random.NextBytes(bytes);
        return BitConverter.ToInt64(bytes, 0);
    }
}
