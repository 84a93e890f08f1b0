using System;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using Nino.Core;
using Nino.Tests.Kit;
using Xunit;
using Xunit.Abstractions;

namespace Nino.Tests.Compact;

/// <summary>The bytes of random numbers are those that format.md §11.3 and §11.5 lead to, one step after another. NINO_SEED repeats a run.</summary>
public sealed class CompactFractionTests(ITestOutputHelper output)
{
    private const int Count = 20_000;
    private const int MaxScale = 14;

    private static readonly double[] Limits = [1 << 22, 1 << 24, 1L << 31, uint.MaxValue - 1.0, 1L << 50, 1L << 53];

    private readonly Random _random = new(TestSettings.Seed(output));

    [Fact]
    public void Doubles_TakeTheLeastScale()
    {
        Assert.All(Enumerable.Range(0, Count), _ =>
        {
            double value = DrawDouble();
            Assert.Equal(Hex.Text(Expected(value)), Hex.Text(Body(NinoSerializer.Serialize(new CompactDouble(value, null, null, null)))));
        });
    }

    [Fact]
    public void Floats_TakeTheLeastScale()
    {
        Assert.All(Enumerable.Range(0, Count), _ =>
        {
            float value = (float)DrawDouble();
            Assert.Equal(Hex.Text(Expected(value)), Hex.Text(Body(NinoSerializer.Serialize(new CompactSingle(value, null, null, null)))));
        });
    }

    [Fact]
    public void Times_TakeTheLargestUnit()
    {
        long[] units = [1, TimeSpan.TicksPerMillisecond, TimeSpan.TicksPerSecond, TimeSpan.TicksPerDay];
        Assert.All(Enumerable.Range(0, Count), _ =>
        {
            int drawn = _random.Next(units.Length);
            long most = long.MaxValue / units[drawn];
            long ticks = (_random.Next(8) switch { 0 => most, 1 => -most, 2 => 0, int narrow => Bits() % most >> (9 * narrow) }) * units[drawn];
            int unit = ticks == 0 ? 0 : Array.FindLastIndex(units, one => ticks % one == 0);
            byte[] number = Number(ZigZag(ticks / units[unit]));
            byte[] bytes = NinoSerializer.Serialize(new CompactTimeSpan(new TimeSpan(ticks), null, null, null));
            Assert.Equal(Hex.Text([(byte)((number.Length << 4) | (unit << 2)), .. number]), Hex.Text(Body(bytes)));
            Assert.Equal(ticks, NinoDeserializer.Deserialize<CompactTimeSpan>(bytes).Value.Ticks);
        });
    }

    /// <summary>Fractions of few and of many digits, neighbours of fractions and of limits, and any bits.</summary>
    private double DrawDouble()
    {
        double value = _random.Next(6) switch
        {
            0 => BitConverter.Int64BitsToDouble(Bits()),
            1 => Limits[_random.Next(Limits.Length)] / Math.Pow(10, _random.Next(MaxScale + 2)),
            2 => (float)(_random.NextDouble() * Math.Pow(10, _random.Next(-15, 16))),
            3 => _random.NextDouble() * Math.Pow(10, _random.Next(-15, 16)),
            _ => (Bits() >> _random.Next(10, 64)) / Math.Pow(10, _random.Next(MaxScale + 2)),
        };
        return BitConverter.Int64BitsToDouble(BitConverter.DoubleToInt64Bits(value) + (_random.Next(4) == 0 ? _random.Next(-2, 3) : 0));
    }

    private long Bits()
    {
        byte[] bytes = new byte[sizeof(long)];
        _random.NextBytes(bytes);
        return BitConverter.ToInt64(bytes, 0);
    }

    private static byte[] Expected(double value)
    {
        bool isSingle = !double.IsNaN(value) && BitConverter.DoubleToInt64Bits((float)value) == BitConverter.DoubleToInt64Bits(value);
        return Fraction(value, isSingle ? uint.MaxValue : 1L << 53, back => back)
            ?? (isSingle ? [0xF0, .. BitConverter.GetBytes((float)value)] : [0xF1, .. BitConverter.GetBytes(value)]);
    }

    private static byte[] Expected(float value) => Fraction(value, 1 << 24, back => (float)back) ?? [0xF0, .. BitConverter.GetBytes(value)];

    private static byte[]? Fraction(double value, double limit, Func<double, double> narrow)
    {
        int sign = BitConverter.DoubleToInt64Bits(value) < 0 ? 8 : 0;
        double absolute = Math.Abs(value);
        for (int scale = 0; scale <= MaxScale; scale++)
        {
            double power = double.Parse("1E" + scale, CultureInfo.InvariantCulture);
            double scaled = Math.Round(absolute * power);
            if (!(scaled < limit))
            {
                return null;
            }

            if (narrow(scaled / power) == absolute)
            {
                byte[] number = Number((ulong)scaled);
                return scale == 0 && scaled <= MaxScale ? [(byte)(((int)scaled << 4) | sign)] : [(byte)((scale << 4) | sign | number.Length), .. number];
            }
        }

        return null;
    }

    private static ulong ZigZag(long value) => (ulong)((value << 1) ^ (value >> 63));

    private static byte[] Number(ulong value)
    {
        List<byte> bytes = [];
        for (; value != 0; value >>= 8)
        {
            bytes.Add((byte)value);
        }

        return [.. bytes];
    }

    /// <summary>The value, without the head of the case before it and the three members that are null behind it.</summary>
    private static byte[] Body(byte[] bytes) => bytes[1..^3];
}
