using System;
using System.Runtime.CompilerServices;
using System.Runtime.Intrinsics;
using System.Runtime.Intrinsics.Arm;
using System.Runtime.Intrinsics.X86;

namespace Nino.Core.Formatters;

/// <remarks>By shuffles: one an element, or one for four.</remarks>
internal static partial class PackedRun<T, TFormatter>
{
    private static readonly Vector128<byte> ToWire = FindOrigins() is { } origins ? Vector128.Create(origins) : Vector128<byte>.AllBitsSet;

    private static readonly Vector128<byte> ToMemory = Invert(ToWire);

    private static readonly Vector512<byte> FourToWire = Repeat(ToWire);

    private static readonly Vector512<byte> FourToMemory = Spread(ToMemory);

    /// <summary>All ones but for the padding of four elements.</summary>
    private static readonly Vector512<byte> FourUsed = ~Vector512.Equals(Vector512.Create(Vector256.Create(ToMemory, ToMemory), Vector256.Create(ToMemory, ToMemory)), Vector512.Create(Nowhere));

    /// <summary>What each eight bytes of four elements in memory, shifted left by two, are at most, where only ticks need a check; otherwise zeros.</summary>
    private static readonly Vector512<ulong> FourLimits = FindLimits();

    private static readonly bool ChecksTicks = FourLimits != Vector512<ulong>.Zero;

    private static readonly bool CanShuffle = (Ssse3.IsSupported || AdvSimd.Arm64.IsSupported) && ToWire != Vector128<byte>.AllBitsSet;

    /// <summary>Whether four elements fill the widest vector.</summary>
    private static bool IsQuarter
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => Unsafe.SizeOf<T>() == Vector128<byte>.Count;
    }

    /// <summary>Writes elements as long as sixteen bytes can be read and written at each, and returns how many.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static int WriteShuffled(ref byte destination, ref T element, int count)
    {
        if (!IsSmall || !CanShuffle)
        {
            return 0;
        }

        int i = 0;
        if (IsQuarter && Avx512Vbmi.IsSupported)
        {
            int four = Whole(count, Vector512<byte>.Count);
            for (; i < four; i += 4)
            {
                Vector512<byte> memory = Vector512.LoadUnsafe(ref Unsafe.As<T, byte>(ref element));
                Avx512Vbmi.PermuteVar64x8(memory, FourToWire).StoreUnsafe(ref destination);
                element = ref Unsafe.Add(ref element, 4);
                destination = ref Unsafe.Add(ref destination, 4 * default(TFormatter).FixedSize);
            }
        }

        int one = Whole(count, Vector128<byte>.Count);
        for (; i < one; i++)
        {
            Vector128<byte> memory = Vector128.LoadUnsafe(ref Unsafe.As<T, byte>(ref element));
            Shuffle(memory, ToWire).StoreUnsafe(ref destination);
            element = ref Unsafe.Add(ref element, 1);
            destination = ref Unsafe.Add(ref destination, default(TFormatter).FixedSize);
        }

        return i;
    }

    /// <summary>Reads elements as long as sixteen bytes can be read and written at each and they are valid, and returns how many.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static int ReadShuffled(ref byte source, ref T element, int count)
    {
        if (!IsSmall || !CanShuffle)
        {
            return 0;
        }

        int i = 0;
        if (IsQuarter && Avx512Vbmi.IsSupported)
        {
            int four = Whole(count, Vector512<byte>.Count);
            for (; i < four; i += 4)
            {
                Vector512<byte> memory = Avx512Vbmi.PermuteVar64x8(Vector512.LoadUnsafe(ref source), FourToMemory) & FourUsed;
                if (!AreFourValid(ref source, memory))
                {
                    break;
                }

                memory.StoreUnsafe(ref Unsafe.As<T, byte>(ref element));
                element = ref Unsafe.Add(ref element, 4);
                source = ref Unsafe.Add(ref source, 4 * default(TFormatter).FixedSize);
            }
        }

        int one = Whole(count, Vector128<byte>.Count);
        for (; i < one && default(TFormatter).IsValid(ref source); i++)
        {
            Shuffle(Vector128.LoadUnsafe(ref source), ToMemory).StoreUnsafe(ref Unsafe.As<T, byte>(ref element));
            element = ref Unsafe.Add(ref element, 1);
            source = ref Unsafe.Add(ref source, default(TFormatter).FixedSize);
        }

        return i;
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

    // Both give 0 for an index that is out of range.
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static Vector128<byte> Shuffle(Vector128<byte> bytes, Vector128<byte> indices) =>
        Ssse3.IsSupported ? Ssse3.Shuffle(bytes, indices) : AdvSimd.Arm64.VectorTableLookup(bytes, indices);

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

    private static Vector128<byte> Invert(Vector128<byte> origins)
    {
        byte[] places = new byte[Vector128<byte>.Count];
        Array.Fill(places, Nowhere);
        for (int i = 0; i < Vector128<byte>.Count; i++)
        {
            if (origins[i] != Nowhere)
            {
                places[origins[i]] = (byte)i;
            }
        }

        return Vector128.Create(places);
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
}
