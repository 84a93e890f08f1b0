using System;
using System.Numerics;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace Nino.Core.Formatters;

/// <summary><c>float</c> values of a collection as integers over one power of ten, where that is exact for all (format.md §11.2).</summary>
internal static class PackedSingles
{
    /// <summary>Up to here powers of ten are <c>float</c> values.</summary>
    private const int MaxPower = 10;

    private const float MaxInteger = short.MaxValue;

    /// <inheritdoc cref="PackedDoubles.Rounder"/>
    private const float Rounder = 3 << 22;

    private const int Block = 256;

    private static readonly float[] Powers = [1, 1e1f, 1e2f, 1e3f, 1e4f, 1e5f, 1e6f, 1e7f, 1e8f, 1e9f, 1e10f];

    public static int WidthOf(ref byte source, int count, out byte scale)
    {
        int power = 0;
        float least = float.MaxValue;
        float greatest = float.MinValue;
        scale = 0;
        for (int i = 0; (i += CountExact(ref Packing.At(ref source, i, sizeof(float)), count - i, power, ref least, ref greatest)) < count;)
        {
            if (!TryFindPower(Load(ref source, i), ref power))
            {
                return sizeof(float);
            }
        }

        scale = (byte)power;
        double top = Math.Round((double)greatest * Powers[power]);
        double bottom = Math.Round((double)least * Powers[power]);
        return top <= MaxInteger && bottom >= -MaxInteger ? Packing.WidthOf((long)bottom, (long)top) : sizeof(float);
    }

    public static void Narrow(ref byte source, ref byte destination, int count, int width, byte scale)
    {
        Span<int> block = stackalloc int[Block];
        ref byte integers = ref Unsafe.As<int, byte>(ref MemoryMarshal.GetReference(block));
        for (int done = 0; done < count; done += Block)
        {
            int some = Math.Min(Block, count - done);
            ToIntegers(ref Packing.At(ref source, done, sizeof(float)), ref integers, some, Powers[scale]);
            Packing.Narrow(ref integers, ref Packing.At(ref destination, done, width), some, sizeof(int), width);
        }
    }

    public static bool TryWiden(ref byte source, ref byte destination, int count, int width, byte scale)
    {
        Packing.Widen(ref source, ref destination, count, width, sizeof(float), signed: true);
        if (width == sizeof(float))
        {
            return true;
        }

        if (scale > MaxPower)
        {
            return false;
        }

        ToFractions(ref destination, count, Powers[scale]);
        return true;
    }

    /// <inheritdoc cref="PackedDoubles.CountExact"/>
    private static int CountExact(ref byte source, int count, int power, ref float least, ref float greatest)
    {
        int i = 0;
        float factor = Powers[power];
        if (Vector.IsHardwareAccelerated && count >= Vector<float>.Count)
        {
            Vector<float> factors = new(factor);
            Vector<float> rounder = new(Rounder);
            Vector<float> most = new(MaxInteger);
            Vector<float> least2 = new(least);
            Vector<float> greatest2 = new(greatest);
            for (; i <= count - Vector<float>.Count; i += Vector<float>.Count)
            {
                Vector<float> values = Unsafe.ReadUnaligned<Vector<float>>(ref Packing.At(ref source, i, sizeof(float)));
                Vector<float> integers = (values * factors) + rounder - rounder;
                Vector<int> exact = Vector.Equals(Vector.AsVectorInt32(integers / factors), Vector.AsVectorInt32(values)) & Vector.LessThanOrEqual(Vector.Abs(integers), most);
                if (!Vector.EqualsAll(exact, -Vector<int>.One))
                {
                    break;
                }

                least2 = Vector.Min(least2, values);
                greatest2 = Vector.Max(greatest2, values);
            }

            for (int lane = 0; lane < Vector<float>.Count; lane++)
            {
                least = Math.Min(least, least2[lane]);
                greatest = Math.Max(greatest, greatest2[lane]);
            }
        }

        for (; i < count; i++)
        {
            float value = Load(ref source, i);
            if (!IsExact(value, factor))
            {
                break;
            }

            least = Math.Min(least, value);
            greatest = Math.Max(greatest, value);
        }

        return i;
    }

    /// <inheritdoc cref="PackedDoubles.TryFindPower"/>
    private static bool TryFindPower(float value, ref int power)
    {
        while (++power <= MaxPower && Math.Abs((double)value) * Powers[power] <= MaxInteger + 1)
        {
            if (IsExact(value, Powers[power]))
            {
                return true;
            }
        }

        return false;
    }

    /// <summary>Whether a value is an integer of 16 bits over a power of ten. NaN and −0.0 are not.</summary>
    private static bool IsExact(float value, float factor)
    {
        double integer = Math.Round((double)value * factor) + 0.0;
        return Math.Abs(integer) <= MaxInteger && BitConverter.SingleToInt32Bits((float)(integer / factor)) == BitConverter.SingleToInt32Bits(value);
    }

    private static void ToIntegers(ref byte source, ref byte destination, int count, float factor)
    {
        int i = 0;
        if (Vector.IsHardwareAccelerated)
        {
            Vector<float> factors = new(factor);
            Vector<float> rounder = new(Rounder);
            for (; i <= count - Vector<float>.Count; i += Vector<float>.Count)
            {
                Vector<float> values = Unsafe.ReadUnaligned<Vector<float>>(ref Packing.At(ref source, i, sizeof(float)));
                Unsafe.WriteUnaligned(ref Packing.At(ref destination, i, sizeof(float)), Vector.AsVectorInt32((values * factors) + rounder) - Vector.AsVectorInt32(rounder));
            }
        }

        for (; i < count; i++)
        {
            Unsafe.WriteUnaligned(ref Packing.At(ref destination, i, sizeof(float)), (int)Math.Round((double)Load(ref source, i) * factor));
        }
    }

    /// <summary>Turns integers into fractions, where they are.</summary>
    private static void ToFractions(ref byte numbers, int count, float factor)
    {
        int i = 0;
        if (Vector.IsHardwareAccelerated)
        {
            Vector<float> factors = new(factor);
            Vector<float> rounder = new(Rounder);
            for (; i <= count - Vector<float>.Count; i += Vector<float>.Count)
            {
                ref byte at = ref Packing.At(ref numbers, i, sizeof(float));
                Vector<int> integers = Unsafe.ReadUnaligned<Vector<int>>(ref at) + Vector.AsVectorInt32(rounder);
                Unsafe.WriteUnaligned(ref at, (Vector.AsVectorSingle(integers) - rounder) / factors);
            }
        }

        for (; i < count; i++)
        {
            ref byte at = ref Packing.At(ref numbers, i, sizeof(float));
            Unsafe.WriteUnaligned(ref at, (float)((double)Unsafe.ReadUnaligned<int>(ref at) / factor));
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static float Load(ref byte source, int index) => Unsafe.ReadUnaligned<float>(ref Packing.At(ref source, index, sizeof(float)));
}
