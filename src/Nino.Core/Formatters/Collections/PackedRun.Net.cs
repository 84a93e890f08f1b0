using System;
using System.Runtime.CompilerServices;
using System.Runtime.Intrinsics;
using System.Runtime.Intrinsics.Arm;
using System.Runtime.Intrinsics.X86;

namespace Nino.Core.Formatters;

/// <remarks>By shuffles: one an element, or one for four where the processor has it.</remarks>
internal static partial class PackedRun<T, TFormatter>
{
    private static readonly Vector128<byte> ToWire = FindOrigins() is { } origins ? Vector128.Create(origins) : Vector128<byte>.AllBitsSet;

    private static readonly Vector128<byte> ToMemory = Invert(ToWire);

    // All fields stand in one file, which is their order.
    private static readonly Vector512<byte> FourToWire = Repeat(ToWire);

    private static readonly Vector512<byte> FourToMemory = Spread(ToMemory);

    private static readonly Vector512<byte> HalvesToWire = SplitPlaces(FourToWire);

    private static readonly Vector512<byte> HalvesToMemory = SplitOrigins(FourToMemory);

    /// <summary>All ones but for the padding of four elements.</summary>
    private static readonly Vector512<byte> FourUsed = ~Vector512.Equals(Vector512.Create(Vector256.Create(ToMemory, ToMemory), Vector256.Create(ToMemory, ToMemory)), Vector512.Create(Nowhere));

    /// <summary>What each eight bytes of four elements in memory, shifted left by two, are at most, where only ticks need a check; otherwise zeros.</summary>
    private static readonly Vector512<ulong> FourLimits = FindLimits();

    private static readonly bool ChecksTicks = FourLimits != Vector512<ulong>.Zero;

    private static readonly bool CanShuffle = (Ssse3.IsSupported || AdvSimd.Arm64.IsSupported) && ToWire != Vector128<byte>.AllBitsSet;

    /// <summary>Writes elements as long as sixteen bytes can be read and written at each, or all, and returns how many.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static int WriteShuffled(ref byte destination, ref T element, int count)
    {
        if (!IsSmall || !CanShuffle)
        {
            return 0;
        }

        if (IsQuarter && count >= 4)
        {
            WriteFours(ref destination, ref element, count);
            return count;
        }

        int i = 0;
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

    /// <summary>Reads elements as long as sixteen bytes can be read and written at each and they are valid, or all, and returns how many.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static int ReadShuffled(ref byte source, ref T element, int count)
    {
        if (!IsSmall || !CanShuffle)
        {
            return 0;
        }

        if (IsQuarter && count >= 4)
        {
            return ReadFours(ref source, ref element, count);
        }

        int i = 0;
        int one = Whole(count, Vector128<byte>.Count);
        for (; i < one && default(TFormatter).IsValid(ref source); i++)
        {
            Shuffle(Vector128.LoadUnsafe(ref source), ToMemory).StoreUnsafe(ref Unsafe.As<T, byte>(ref element));
            element = ref Unsafe.Add(ref element, 1);
            source = ref Unsafe.Add(ref source, default(TFormatter).FixedSize);
        }

        return i;
    }

    // Both give 0 for an index that is out of range.
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static Vector128<byte> Shuffle(Vector128<byte> bytes, Vector128<byte> indices) =>
        Ssse3.IsSupported ? Ssse3.Shuffle(bytes, indices) : AdvSimd.Arm64.VectorTableLookup(bytes, indices);

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
}
