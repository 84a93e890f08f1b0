using System;
using System.Numerics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace Nino.Core.Formatters;

/// <summary><c>double</c> values of a collection as integers over one power of ten, or as <c>float</c>, where that is exact for all (format.md §11.2).</summary>
internal static class PackedDoubles
{
    /// <summary>In place of a power of ten: the elements are <c>float</c>.</summary>
    public const byte Singles = 15;

    private const double MaxInteger = int.MaxValue;

    /// <summary>What is far smaller, and is added to this, is rounded to an integer, which the lower bits then hold.</summary>
    private const double Rounder = 3L << 51;

    private const int Block = 128;

    public static int WidthOf(ref byte source, int count, out byte scale)
    {
        int power = 0;
        double least = double.MaxValue;
        double greatest = double.MinValue;
        for (int i = 0; (i += CountExact(ref Packing.At(ref source, i, sizeof(double)), count - i, power, ref least, ref greatest)) < count;)
        {
            // Those before it are exact over larger powers, too.
            if (!TryFindPower(Load(ref source, i), ref power))
            {
                scale = Singles;
                return AreSingles(ref source, count) ? sizeof(float) : sizeof(double);
            }
        }

        scale = (byte)power;
        greatest = Math.Round(greatest * CompactReals.Powers[power]);
        least = Math.Round(least * CompactReals.Powers[power]);
        if (greatest <= MaxInteger && least >= -MaxInteger)
        {
            return Packing.WidthOf((long)least, (long)greatest);
        }

        scale = Singles;
        return AreSingles(ref source, count) ? sizeof(float) : sizeof(double);
    }

    public static void Narrow(ref byte source, ref byte destination, int count, int width, byte scale)
    {
        if (scale == Singles)
        {
            for (int i = 0; i < count; i++)
            {
                Unsafe.WriteUnaligned(ref Packing.At(ref destination, i, sizeof(float)), (float)Load(ref source, i));
            }

            return;
        }

        Span<long> block = stackalloc long[Block];
        ref byte integers = ref Unsafe.As<long, byte>(ref MemoryMarshal.GetReference(block));
        for (int done = 0; done < count; done += Block)
        {
            int some = Math.Min(Block, count - done);
            ToIntegers(ref Packing.At(ref source, done, sizeof(double)), ref integers, some, CompactReals.Powers[scale]);
            Packing.Narrow(ref integers, ref Packing.At(ref destination, done, width), some, sizeof(long), width);
        }
    }

    public static bool TryWiden(ref byte source, ref byte destination, int count, int width, byte scale)
    {
        if (scale == Singles && width == sizeof(float))
        {
            for (int i = 0; i < count; i++)
            {
                Unsafe.WriteUnaligned(ref Packing.At(ref destination, i, sizeof(double)), (double)Unsafe.ReadUnaligned<float>(ref Packing.At(ref source, i, sizeof(float))));
            }

            return true;
        }

        Packing.Widen(ref source, ref destination, count, width, sizeof(double), signed: true);
        if (width == sizeof(double))
        {
            return true;
        }

        if (scale > CompactReals.MaxScale)
        {
            return false;
        }

        ToFractions(ref destination, count, CompactReals.Powers[scale]);
        return true;
    }

    /// <summary>How many elements, from the first on, are exact over a power of ten; those may not be the only ones that the extremes include.</summary>
    private static int CountExact(ref byte source, int count, int power, ref double least, ref double greatest)
    {
        int i = 0;
        double factor = CompactReals.Powers[power];
        if (Vector.IsHardwareAccelerated && count >= Vector<double>.Count)
        {
            Vector<double> factors = new(factor);
            Vector<double> rounder = new(Rounder);
            Vector<double> most = new(MaxInteger);
            Vector<double> least2 = new(least);
            Vector<double> greatest2 = new(greatest);
            for (; i <= count - Vector<double>.Count; i += Vector<double>.Count)
            {
                Vector<double> values = Unsafe.ReadUnaligned<Vector<double>>(ref Packing.At(ref source, i, sizeof(double)));
                Vector<double> integers = (values * factors) + rounder - rounder;
                Vector<long> exact = Vector.Equals(Vector.AsVectorInt64(integers / factors), Vector.AsVectorInt64(values)) & Vector.LessThanOrEqual(Vector.Abs(integers), most);
                if (!Vector.EqualsAll(exact, -Vector<long>.One))
                {
                    break;
                }

                least2 = Vector.Min(least2, values);
                greatest2 = Vector.Max(greatest2, values);
            }

            for (int lane = 0; lane < Vector<double>.Count; lane++)
            {
                least = Math.Min(least, least2[lane]);
                greatest = Math.Max(greatest, greatest2[lane]);
            }
        }

        for (; i < count; i++)
        {
            double value = Load(ref source, i);
            if (!IsExact(value, factor))
            {
                break;
            }

            least = Math.Min(least, value);
            greatest = Math.Max(greatest, value);
        }

        return i;
    }

    /// <summary>The least power of ten, larger than <paramref name="power"/>, over which a value is exact.</summary>
    private static bool TryFindPower(double value, ref int power)
    {
        while (++power <= CompactReals.MaxScale && Math.Abs(value) * CompactReals.Powers[power] <= MaxInteger + 1)
        {
            if (IsExact(value, CompactReals.Powers[power]))
            {
                return true;
            }
        }

        return false;
    }

    /// <summary>Whether a value is an integer of 32 bits over a power of ten. NaN and −0.0 are not.</summary>
    private static bool IsExact(double value, double factor)
    {
        double integer = Math.Round(value * factor) + 0.0;
        return Math.Abs(integer) <= MaxInteger && BitConverter.DoubleToInt64Bits(integer / factor) == BitConverter.DoubleToInt64Bits(value);
    }

    private static bool AreSingles(ref byte source, int count)
    {
        for (int i = 0; i < count; i++)
        {
            double value = Load(ref source, i);
            if (double.IsNaN(value) || BitConverter.DoubleToInt64Bits((float)value) != BitConverter.DoubleToInt64Bits(value))
            {
                return false;
            }
        }

        return true;
    }

    private static void ToIntegers(ref byte source, ref byte destination, int count, double factor)
    {
        int i = 0;
        if (Vector.IsHardwareAccelerated)
        {
            Vector<double> factors = new(factor);
            Vector<double> rounder = new(Rounder);
            for (; i <= count - Vector<double>.Count; i += Vector<double>.Count)
            {
                Vector<double> values = Unsafe.ReadUnaligned<Vector<double>>(ref Packing.At(ref source, i, sizeof(double)));
                Unsafe.WriteUnaligned(ref Packing.At(ref destination, i, sizeof(double)), Vector.AsVectorInt64((values * factors) + rounder) - Vector.AsVectorInt64(rounder));
            }
        }

        for (; i < count; i++)
        {
            Unsafe.WriteUnaligned(ref Packing.At(ref destination, i, sizeof(double)), (long)Math.Round(Load(ref source, i) * factor));
        }
    }

    /// <summary>Turns integers into fractions, where they are.</summary>
    private static void ToFractions(ref byte numbers, int count, double factor)
    {
        int i = 0;
        if (Vector.IsHardwareAccelerated)
        {
            Vector<double> factors = new(factor);
            Vector<double> rounder = new(Rounder);
            for (; i <= count - Vector<double>.Count; i += Vector<double>.Count)
            {
                ref byte at = ref Packing.At(ref numbers, i, sizeof(double));
                Vector<long> integers = Unsafe.ReadUnaligned<Vector<long>>(ref at) + Vector.AsVectorInt64(rounder);
                Unsafe.WriteUnaligned(ref at, (Vector.AsVectorDouble(integers) - rounder) / factors);
            }
        }

        for (; i < count; i++)
        {
            ref byte at = ref Packing.At(ref numbers, i, sizeof(double));
            Unsafe.WriteUnaligned(ref at, Unsafe.ReadUnaligned<long>(ref at) / factor);
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static double Load(ref byte source, int index) => Unsafe.ReadUnaligned<double>(ref Packing.At(ref source, index, sizeof(double)));
}
