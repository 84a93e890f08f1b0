using System;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Runtime.Intrinsics;
using System.Runtime.Intrinsics.Arm;
using System.Runtime.Intrinsics.X86;

namespace Nino.Core.Formatters;

/// <remarks>
/// A struct of at most sixteen bytes whose wire form is its memory without the padding moves by one shuffle. Nothing
/// is assumed of the memory: a sample is written once, and tells where each byte comes from.
/// </remarks>
internal static partial class PackedRun<T, TFormatter>
{
    private const byte Nowhere = 0xFF;

    private const byte FirstSample = 1;

    private const byte SecondSample = 65;

    private static readonly Vector128<byte> ToWire = FindOrigins();

    private static readonly Vector128<byte> ToMemory = Invert(ToWire);

    private static readonly Vector512<byte> FourToWire = Repeat(ToWire);

    private static readonly Vector512<byte> FourToMemory = Spread(ToMemory);

    /// <summary>All ones but for the padding of four elements.</summary>
    private static readonly Vector512<byte> FourUsed = ~Vector512.Equals(Vector512.Create(Vector256.Create(ToMemory, ToMemory), Vector256.Create(ToMemory, ToMemory)), Vector512.Create(Nowhere));

    /// <summary>What each eight bytes of four elements in memory, shifted left by two, are at most, where only ticks need a check; otherwise zeros.</summary>
    private static readonly Vector512<ulong> FourLimits = FindLimits();

    private static readonly bool ChecksTicks = FourLimits != Vector512<ulong>.Zero;

    private static readonly bool CanShuffle = (Ssse3.IsSupported || AdvSimd.Arm64.IsSupported) && ToWire != Vector128<byte>.AllBitsSet;

    // Inlined by force: a large method has no budget left for it, and would ask at run time what is a constant.
    private static bool IsSmall
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => !RuntimeHelpers.IsReferenceOrContainsReferences<T>()
            && Unsafe.SizeOf<T>() <= Vector128<byte>.Count && default(TFormatter).FixedSize <= Unsafe.SizeOf<T>();
    }

    /// <summary>Whether four elements fill the widest vector.</summary>
    private static bool IsQuarter
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => Unsafe.SizeOf<T>() == Vector128<byte>.Count;
    }

    /// <summary>Writes elements as long as sixteen bytes can be read and written at each, and returns how many.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static int WriteShuffled(ref byte destination, ReadOnlySpan<T> elements)
    {
        if (!IsSmall || !CanShuffle)
        {
            return 0;
        }

        int count = Whole(elements.Length, Vector128<byte>.Count);
        int i = 0;
        ref T element = ref MemoryMarshal.GetReference(elements);
        if (IsQuarter && Avx512Vbmi.IsSupported)
        {
            int four = Whole(elements.Length, Vector512<byte>.Count);
            for (; i < four; i += 4)
            {
                Vector512<byte> memory = Vector512.LoadUnsafe(ref Unsafe.As<T, byte>(ref element));
                Avx512Vbmi.PermuteVar64x8(memory, FourToWire).StoreUnsafe(ref destination);
                element = ref Unsafe.Add(ref element, 4);
                destination = ref Unsafe.Add(ref destination, 4 * default(TFormatter).FixedSize);
            }
        }

        for (; i < count; i++)
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
    private static int ReadShuffled(ref byte source, Span<T> elements)
    {
        if (!IsSmall || !CanShuffle)
        {
            return 0;
        }

        int count = Whole(elements.Length, Vector128<byte>.Count);
        int i = 0;
        ref T element = ref MemoryMarshal.GetReference(elements);
        if (IsQuarter && Avx512Vbmi.IsSupported)
        {
            int four = Whole(elements.Length, Vector512<byte>.Count);
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

        for (; i < count && default(TFormatter).IsValid(ref source); i++)
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

    /// <summary>How many of the elements have so many bytes of room in the run, on the wire and in memory.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static int Whole(int count, int bytes) => Math.Max(0, count - ((bytes - 1) / default(TFormatter).FixedSize));

    /// <summary>For each byte on the wire its place in memory; all ones when the wire form is not a choice of the bytes in memory.</summary>
    private static Vector128<byte> FindOrigins()
    {
        if (!IsSmall || UserCode.IsIn(typeof(TFormatter)))
        {
            return Vector128<byte>.AllBitsSet;
        }

        // Two samples, so that a byte that a formatter makes is not taken for one that it copies. As ticks both are in
        // range: .NET 8 computes with those of a DateTimeOffset, and throws.
        byte[] first = WriteSample(offset: FirstSample);
        byte[] second = WriteSample(offset: SecondSample);
        byte[] origins = new byte[Vector128<byte>.Count];
        Array.Fill(origins, Nowhere);
        for (int i = 0; i < first.Length; i++)
        {
            int origin = first[i] - FirstSample;
            if (origin < 0 || origin >= Unsafe.SizeOf<T>() || second[i] != origin + SecondSample)
            {
                return Vector128<byte>.AllBitsSet;
            }

            origins[i] = (byte)origin;
        }

        return Vector128.Create(origins);
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

    private static byte[] WriteSample(byte offset)
    {
        T sample = default!;
        ref byte memory = ref Unsafe.As<T, byte>(ref sample);
        for (int i = 0; i < Unsafe.SizeOf<T>(); i++)
        {
            Unsafe.Add(ref memory, i) = (byte)(i + offset);
        }

        byte[] wire = new byte[default(TFormatter).FixedSize];
        default(TFormatter).WriteFixed(ref wire[0], sample);
        return wire;
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
