using System.Numerics;

namespace Nino.Core.Formatters;

/// <summary><c>float</c> or <c>double</c> values of a collection as integers of half their size over one power of ten, where that is exact for all (format.md §11.2).</summary>
/// <typeparam name="T"><c>float</c> or <c>double</c>.</typeparam>
internal static partial class PackedFractions<T>
    where T : unmanaged
{
    /// <summary>How many bytes of integers are narrowed at once.</summary>
    private const int BlockSize = 1024;

    private static bool IsDouble
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => typeof(T) == typeof(double);
    }

    /// <summary>The largest power of ten that a number is divided by: up to there <typeparamref name="T"/> has all of them.</summary>
    private static int MaxPower => IsDouble ? CompactReals.MaxScale : 10;

    private static double MaxInteger => IsDouble ? int.MaxValue : short.MaxValue;

    /// <summary>What is far smaller, and is added to this, is rounded to an integer, which the lower bits then hold. Of a <c>double</c> 32 of these are 0, so that halves can be added and subtracted.</summary>
    private static double Rounder => IsDouble ? 3L << 51 : 3 << 22;

    /// <summary>The least width that holds all; that of <typeparamref name="T"/> where there is no power.</summary>
    public static int WidthOf(ref byte source, int count, out byte scale)
    {
        int power = 0;
        double least = double.MaxValue;
        double greatest = double.MinValue;
        scale = 0;
        for (int i = 0; (i += CountExact(ref Packing.At(ref source, i, Unsafe.SizeOf<T>()), count - i, power, ref least, ref greatest)) < count;)
        {
            // Those before it are exact over larger powers, too.
            if (!TryFindPower(Load(ref source, i), ref power))
            {
                return Unsafe.SizeOf<T>();
            }
        }

        scale = (byte)power;
        greatest = Math.Round(greatest * CompactReals.Powers[power]);
        least = Math.Round(least * CompactReals.Powers[power]);
        return greatest <= MaxInteger && least >= -MaxInteger ? Packing.WidthOf((long)least, (long)greatest) : Unsafe.SizeOf<T>();
    }

    public static void Narrow(ref byte source, ref byte destination, int count, int width, byte scale)
    {
        int done = 0;
        NarrowVectors(ref source, ref destination, count, width, CompactReals.Powers[scale], ref done);
        if (done < count)
        {
            NarrowBlocks(ref source, ref destination, done, count, width, scale);
        }
    }

    private static void NarrowBlocks(ref byte source, ref byte destination, int done, int count, int width, byte scale)
    {
        Span<byte> block = stackalloc byte[BlockSize];
        ref byte integers = ref MemoryMarshal.GetReference(block);
        int most = BlockSize / Unsafe.SizeOf<T>();
        for (; done < count; done += most)
        {
            int some = Math.Min(most, count - done);
            ToIntegers(ref Packing.At(ref source, done, Unsafe.SizeOf<T>()), ref integers, some, CompactReals.Powers[scale]);
            Packing.Narrow(ref integers, ref Packing.At(ref destination, done, width), some, Unsafe.SizeOf<T>(), width);
        }
    }

    public static bool TryWiden(ref byte source, ref byte destination, int count, int width, byte scale)
    {
        if (width == Unsafe.SizeOf<T>())
        {
            Packing.Widen(ref source, ref destination, count, width, Unsafe.SizeOf<T>(), signed: true);
            return true;
        }

        if (scale > MaxPower)
        {
            return false;
        }

        int done = 0;
        double factor = CompactReals.Powers[scale];
        WidenVectors(ref source, ref destination, count, width, factor, ref done);
        ref byte rest = ref Packing.At(ref destination, done, Unsafe.SizeOf<T>());
        Packing.Widen(ref Packing.At(ref source, done, width), ref rest, count - done, width, Unsafe.SizeOf<T>(), signed: true);
        ToFractions(ref rest, count - done, factor);
        return true;
    }

    /// <summary>How many elements, from the first on, are exact over a power of ten; they count in the extremes.</summary>
    private static int CountExact(ref byte source, int count, int power, ref double least, ref double greatest)
    {
        int i = 0;
        double factor = CompactReals.Powers[power];
        SkipExact(ref source, count, factor, ref least, ref greatest, ref i);
        if (Vector.IsHardwareAccelerated && i <= count - Vector<T>.Count)
        {
            Vector<T> factors = VectorOf(factor);
            Vector<T> rounder = VectorOf(Rounder);
            Vector<T> most = VectorOf(MaxInteger);
            Vector<T> least2 = VectorOf(least);
            Vector<T> greatest2 = VectorOf(greatest);
            int first = i;
            for (; i <= count - Vector<T>.Count; i += Vector<T>.Count)
            {
                Vector<T> values = Unsafe.ReadUnaligned<Vector<T>>(ref Packing.At(ref source, i, Unsafe.SizeOf<T>()));
                Vector<T> integers = (values * factors) + rounder - rounder;
                Vector<int> exact = Vector.Equals(Vector.AsVectorInt32(integers / factors), Vector.AsVectorInt32(values)) & Vector.AsVectorInt32(Vector.LessThanOrEqual(Vector.Abs(integers), most));
                if (!Vector.EqualsAll(exact, -Vector<int>.One))
                {
                    break;
                }

                least2 = Vector.Min(least2, values);
                greatest2 = Vector.Max(greatest2, values);
            }

            for (int lane = 0; i != first && lane < Vector<T>.Count; lane++)
            {
                least = Math.Min(least, ToDouble(least2[lane]));
                greatest = Math.Max(greatest, ToDouble(greatest2[lane]));
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

    /// <summary><see cref="CountExact"/> as far as vectors that the machine may have come.</summary>
    static partial void SkipExact(ref byte source, int count, double factor, ref double least, ref double greatest, ref int i);

    /// <summary><see cref="Narrow"/> as far as vectors that the machine may have come.</summary>
    static partial void NarrowVectors(ref byte source, ref byte destination, int count, int width, double factor, ref int i);

    /// <summary><see cref="TryWiden"/> as far as vectors that the machine may have come.</summary>
    static partial void WidenVectors(ref byte source, ref byte destination, int count, int width, double factor, ref int i);

    /// <summary>The least power of ten, larger than <paramref name="power"/>, over which a value is exact.</summary>
    private static bool TryFindPower(double value, ref int power)
    {
        while (++power <= MaxPower && Math.Abs(value) * CompactReals.Powers[power] <= MaxInteger + 1)
        {
            if (IsExact(value, CompactReals.Powers[power]))
            {
                return true;
            }
        }

        return false;
    }

    /// <summary>Whether a value is an integer over a power of ten. NaN and −0.0 are not.</summary>
    private static bool IsExact(double value, double factor)
    {
        double integer = Math.Round(value * factor) + 0.0;
        double fraction = ToDouble(FromDouble(integer / factor));
        return Math.Abs(integer) <= MaxInteger && BitConverter.DoubleToInt64Bits(fraction) == BitConverter.DoubleToInt64Bits(value);
    }

    private static void ToIntegers(ref byte source, ref byte destination, int count, double factor)
    {
        int i = 0;
        if (Vector.IsHardwareAccelerated)
        {
            Vector<T> factors = VectorOf(factor);
            Vector<T> rounder = VectorOf(Rounder);
            for (; i <= count - Vector<T>.Count; i += Vector<T>.Count)
            {
                Vector<T> values = Unsafe.ReadUnaligned<Vector<T>>(ref Packing.At(ref source, i, Unsafe.SizeOf<T>()));
                Unsafe.WriteUnaligned(ref Packing.At(ref destination, i, Unsafe.SizeOf<T>()), Vector.AsVectorInt32((values * factors) + rounder) - Vector.AsVectorInt32(rounder));
            }
        }

        for (; i < count; i++)
        {
            CompactNumbers.Store(ref Packing.At(ref destination, i, Unsafe.SizeOf<T>()), Unsafe.SizeOf<T>(), (ulong)(long)Math.Round(Load(ref source, i) * factor));
        }
    }

    /// <summary>Turns integers into fractions, where they are.</summary>
    private static void ToFractions(ref byte numbers, int count, double factor)
    {
        int i = 0;
        if (Vector.IsHardwareAccelerated)
        {
            Vector<T> factors = VectorOf(factor);
            Vector<T> rounder = VectorOf(Rounder);
            for (; i <= count - Vector<T>.Count; i += Vector<T>.Count)
            {
                ref byte at = ref Packing.At(ref numbers, i, Unsafe.SizeOf<T>());
                Vector<int> rounded = Unsafe.ReadUnaligned<Vector<int>>(ref at) + Vector.AsVectorInt32(rounder);
                Unsafe.WriteUnaligned(ref at, (Unsafe.As<Vector<int>, Vector<T>>(ref rounded) - rounder) / factors);
            }
        }

        for (; i < count; i++)
        {
            ref byte at = ref Packing.At(ref numbers, i, Unsafe.SizeOf<T>());
            long integer = (long)CompactNumbers.Load(ref at, Unsafe.SizeOf<T>(), signed: true);
            Unsafe.WriteUnaligned(ref at, FromDouble(integer / factor));
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static double Load(ref byte source, int index) => ToDouble(Unsafe.ReadUnaligned<T>(ref Packing.At(ref source, index, Unsafe.SizeOf<T>())));

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static double ToDouble(T value) => IsDouble ? Unsafe.As<T, double>(ref value) : Unsafe.As<T, float>(ref value);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static T FromDouble(double value)
    {
        float narrow = (float)value;
        return IsDouble ? Unsafe.As<double, T>(ref value) : Unsafe.As<float, T>(ref narrow);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static Vector<T> VectorOf(double value) => new(FromDouble(value));
}
