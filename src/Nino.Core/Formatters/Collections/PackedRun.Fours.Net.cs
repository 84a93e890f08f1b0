using System.Runtime.CompilerServices;
using System.Runtime.Intrinsics;
using System.Runtime.Intrinsics.X86;

namespace Nino.Core.Formatters;

/// <remarks>Elements of sixteen bytes, four by one shuffle.</remarks>
internal static partial class PackedRun<T, TFormatter>
{
    /// <summary>Whether four elements fill the widest vector, and on the wire half of it at the least, so that two halves hold the last four.</summary>
    private static bool IsQuarter
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => Avx512Vbmi.IsSupported && Unsafe.SizeOf<T>() == Vector128<byte>.Count && 4 * default(TFormatter).FixedSize >= Vector256<byte>.Count;
    }

    /// <summary>Where the second of two halves that overlap stands in the wire form of four elements.</summary>
    private static int SecondHalf
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => (4 * default(TFormatter).FixedSize) - Vector256<byte>.Count;
    }

    /// <summary>How many elements, at the end of a run, do not have the room of a whole vector on the wire; at most seven.</summary>
    private static int Cramped
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => (Vector512<byte>.Count - 1) / default(TFormatter).FixedSize;
    }

    /// <summary>Writes four elements and more. The last four overlap those before.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static void WriteFours(ref byte destination, ref T element, int count)
    {
        int size = default(TFormatter).FixedSize;
        ref T lastElement = ref Unsafe.Add(ref element, count - 4);
        ref byte last = ref Wire.At(ref destination, (count - 4) * size);
        int left = count;
        for (; left > Cramped; left -= 4)
        {
            Vector512<byte> memory = Vector512.LoadUnsafe(ref Unsafe.As<T, byte>(ref element));
            Avx512Vbmi.PermuteVar64x8(memory, FourToWire).StoreUnsafe(ref destination);
            element = ref Unsafe.Add(ref element, 4);
            destination = ref Wire.At(ref destination, 4 * size);
        }

        if (left > 4)
        {
            WriteFour(ref destination, ref element);
        }

        WriteFour(ref last, ref lastElement);
    }

    /// <summary>Writes no byte behind the four elements.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static void WriteFour(ref byte destination, ref T element)
    {
        Vector512<byte> memory = Vector512.LoadUnsafe(ref Unsafe.As<T, byte>(ref element));
        Vector512<byte> halves = Avx512Vbmi.PermuteVar64x8(memory, HalvesToWire);
        halves.GetLower().StoreUnsafe(ref destination);
        halves.GetUpper().StoreUnsafe(ref destination, (nuint)SecondHalf);
    }

    /// <summary>Reads four elements and more, as long as they are valid, and returns how many. The last four overlap those before.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static int ReadFours(ref byte source, ref T element, int count)
    {
        int size = default(TFormatter).FixedSize;
        ref T lastElement = ref Unsafe.Add(ref element, count - 4);
        ref byte last = ref Wire.At(ref source, (count - 4) * size);
        int left = count;
        for (; left > Cramped; left -= 4)
        {
            Vector512<byte> memory = Avx512Vbmi.PermuteVar64x8(Vector512.LoadUnsafe(ref source), FourToMemory) & FourUsed;
            if (!AreFourValid(ref source, memory))
            {
                return count - left;
            }

            memory.StoreUnsafe(ref Unsafe.As<T, byte>(ref element));
            element = ref Unsafe.Add(ref element, 4);
            source = ref Wire.At(ref source, 4 * size);
        }

        if (left > 4 && !TryReadFour(ref source, ref element))
        {
            return count - left;
        }

        return TryReadFour(ref last, ref lastElement) ? count : count - 4;
    }

    /// <summary>Reads no byte behind the four elements.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static bool TryReadFour(ref byte source, ref T element)
    {
        Vector512<byte> halves = Vector512.Create(Vector256.LoadUnsafe(ref source), Vector256.LoadUnsafe(ref source, (nuint)SecondHalf));
        Vector512<byte> memory = Avx512Vbmi.PermuteVar64x8(halves, HalvesToMemory) & FourUsed;
        if (!AreFourValid(ref source, memory))
        {
            return false;
        }

        memory.StoreUnsafe(ref Unsafe.As<T, byte>(ref element));
        return true;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static bool AreFourValid(ref byte source, Vector512<byte> memory)
    {
        if (ChecksTicks)
        {
            return !Vector512.GreaterThanAny(memory.AsUInt64() << 2, FourLimits);
        }

        int size = default(TFormatter).FixedSize;
        return default(TFormatter).IsValid(ref source)
            && default(TFormatter).IsValid(ref Wire.At(ref source, size))
            && default(TFormatter).IsValid(ref Wire.At(ref source, 2 * size))
            && default(TFormatter).IsValid(ref Wire.At(ref source, 3 * size));
    }

    private static Vector512<ulong> FindLimits()
    {
        if (default(TFormatter) is not IHoldsTicks holder || ToWire == Vector128<byte>.AllBitsSet)
        {
            return Vector512<ulong>.Zero;
        }

        int place = ToWire[holder.TicksAt];
        for (int i = 1; i < sizeof(ulong); i++)
        {
            if (ToWire[holder.TicksAt + i] != place + i)
            {
                return Vector512<ulong>.Zero;
            }
        }

        if (place % sizeof(ulong) != 0)
        {
            return Vector512<ulong>.Zero;
        }

        Vector128<ulong> limits = Vector128<ulong>.AllBitsSet.WithElement(place / sizeof(ulong), DateTimeFormatter.MaxShifted);
        return Vector512.Create(Vector256.Create(limits, limits), Vector256.Create(limits, limits));
    }

    /// <summary>The places for four elements one after another; what comes after them does not matter.</summary>
    private static Vector512<byte> Repeat(Vector128<byte> origins)
    {
        byte[] places = new byte[Vector512<byte>.Count];
        int size = default(TFormatter).FixedSize;
        for (int i = 0; i < 4 * size && IsSmall; i++)
        {
            places[i] = (byte)((i / size * Vector128<byte>.Count) + origins[i % size]);
        }

        return Vector512.Create(places);
    }

    /// <summary>Where four elements find each byte on the wire; what padding finds does not matter.</summary>
    private static Vector512<byte> Spread(Vector128<byte> places)
    {
        byte[] origins = new byte[Vector512<byte>.Count];
        for (int i = 0; i < origins.Length; i++)
        {
            origins[i] = (byte)((i / Vector128<byte>.Count * default(TFormatter).FixedSize) + places[i % Vector128<byte>.Count]);
        }

        return Vector512.Create(origins);
    }

    /// <summary>The places for four elements as two halves that overlap on the wire.</summary>
    private static Vector512<byte> SplitPlaces(Vector512<byte> places)
    {
        byte[] halves = new byte[Vector512<byte>.Count];
        for (int i = 0; i < halves.Length && IsQuarter; i++)
        {
            halves[i] = places[i < Vector256<byte>.Count ? i : i - Vector256<byte>.Count + SecondHalf];
        }

        return Vector512.Create(halves);
    }

    /// <summary>Where four elements find each byte in two halves that overlap on the wire.</summary>
    private static Vector512<byte> SplitOrigins(Vector512<byte> origins)
    {
        byte[] halves = new byte[Vector512<byte>.Count];
        for (int i = 0; i < halves.Length; i++)
        {
            halves[i] = (byte)(origins[i] < Vector256<byte>.Count ? origins[i] : origins[i] + Vector256<byte>.Count - SecondHalf);
        }

        return Vector512.Create(halves);
    }
}
