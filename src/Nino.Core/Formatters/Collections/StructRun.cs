using System;
using System.Runtime.CompilerServices;

namespace Nino.Core.Formatters;

/// <summary>Runs of fixed-size elements whose memory is not their wire form.</summary>
/// <remarks>
/// A struct of which the wire form is a choice of the bytes in memory, as it is without its padding, moves in blocks.
/// Nothing is assumed of its layout: samples are written once, and tell where each byte comes from.
/// </remarks>
internal static partial class StructRun<T, TFormatter>
    where TFormatter : struct, IFormatter<T>
{
    /// <summary>The largest struct that moves in blocks, in memory: four of sixteen bytes.</summary>
    private const int LargestMoved = 64;

    /// <summary>Whether blocks are worth a look. Inlined by force: a large method has no budget left for it, and would ask at run time what is a constant.</summary>
    private static bool IsSmall
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => !RuntimeHelpers.IsReferenceOrContainsReferences<T>() && Unsafe.SizeOf<T>() <= LargestMoved && default(TFormatter).FixedSize <= Unsafe.SizeOf<T>();
    }

    /// <summary>Writes elements at <paramref name="destination"/>, where there is room for them. References and no spans, which Mono takes apart and puts together by calls.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)] // .NET 8 has no budget left for the shuffles where it inlines this, and calls for what is a constant.
    public static void Write(ref byte destination, ref T first, int count)
    {
        int done = WriteBlocks(ref destination, ref first, count);
        destination = ref Wire.At(ref destination, done * default(TFormatter).FixedSize);
        for (int i = done; i < count; i++)
        {
            default(TFormatter).WriteFixed(ref destination, Unsafe.Add(ref first, i));
            destination = ref Wire.At(ref destination, default(TFormatter).FixedSize);
        }
    }

    /// <summary>Reads elements from <paramref name="source"/>, which holds as many; false when one is not valid.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool TryRead(ref byte source, ref T first, int count)
    {
        int done = ReadBlocks(ref source, ref first, count);
        source = ref Wire.At(ref source, done * default(TFormatter).FixedSize);
        for (int i = done; i < count; i++)
        {
            if (!default(TFormatter).IsValid(ref source))
            {
                return false;
            }

            Unsafe.Add(ref first, i) = default(TFormatter).ReadFixed(ref source);
            source = ref Wire.At(ref source, default(TFormatter).FixedSize);
        }

        return true;
    }

    /// <summary>For each byte on the wire its place in memory; empty when the wire form is not a choice of the bytes in memory.</summary>
    public static byte[] FindOrigins()
    {
        if (!IsSmall || default(TFormatter).Layout == FixedLayout.Made)
        {
            return [];
        }

        // Each sample holds one bit of the place of each byte, and its opposite must give the opposite: else a formatter makes the byte.
        // Bytes of 0 and 1 are valid in each member.
        byte[] origins = new byte[default(TFormatter).FixedSize];
        for (int bit = 1; bit < LargestMoved; bit <<= 1)
        {
            byte[] sample = WriteSample(place => (place & bit) != 0);
            byte[] opposite = WriteSample(place => (place & bit) == 0);
            for (int i = 0; i < origins.Length; i++)
            {
                if (sample[i] + opposite[i] != 1)
                {
                    return [];
                }

                origins[i] |= (byte)(sample[i] * bit);
            }
        }

        return Array.TrueForAll(origins, place => place < Unsafe.SizeOf<T>()) ? origins : [];
    }

    private static byte[] WriteSample(Func<int, bool> isOne)
    {
        T sample = default!;
        ref byte memory = ref Unsafe.As<T, byte>(ref sample);
        for (int i = 0; i < Unsafe.SizeOf<T>(); i++)
        {
            Unsafe.Add(ref memory, i) = isOne(i) ? (byte)1 : (byte)0;
        }

        byte[] wire = new byte[default(TFormatter).FixedSize];
        default(TFormatter).WriteFixed(ref wire[0], sample);
        return wire;
    }
}
