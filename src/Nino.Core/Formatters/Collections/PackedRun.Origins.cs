using System;
using System.Runtime.CompilerServices;

namespace Nino.Core.Formatters;

/// <remarks>
/// A struct of at most sixteen bytes whose wire form is its memory without the padding moves as a few blocks. Nothing
/// is assumed of the memory: a sample is written once, and tells where each byte comes from.
/// </remarks>
internal static partial class PackedRun<T, TFormatter>
{
    private const int LargestShuffled = 16;

    private const byte Nowhere = 0xFF;

    private const byte FirstSample = 1;

    private const byte SecondSample = 65;

    // Inlined by force: a large method has no budget left for it, and would ask at run time what is a constant.
    private static bool IsSmall
    {
        [MethodImpl(MethodImplOptions.AggressiveInlining)]
        get => !RuntimeHelpers.IsReferenceOrContainsReferences<T>()
            && Unsafe.SizeOf<T>() <= LargestShuffled && default(TFormatter).FixedSize <= Unsafe.SizeOf<T>();
    }

    /// <summary>How many of the elements have so many bytes of room in the run, on the wire and in memory.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static int Whole(int count, int bytes) => Math.Max(0, count - ((bytes - 1) / default(TFormatter).FixedSize));

    /// <summary>For each byte on the wire its place in memory; null when the wire form is not a choice of the bytes in memory.</summary>
    private static byte[]? FindOrigins()
    {
        if (!IsSmall || UserCode.IsIn(typeof(TFormatter)))
        {
            return null;
        }

        // Two samples, so that a byte that a formatter makes is not taken for one that it copies. As ticks both are in
        // range: .NET 8 and Mono compute with those of a DateTimeOffset, and throw.
        byte[] first = WriteSample(offset: FirstSample);
        byte[] second = WriteSample(offset: SecondSample);
        byte[] origins = new byte[LargestShuffled];
        Array.Fill(origins, Nowhere);
        for (int i = 0; i < first.Length; i++)
        {
            int origin = first[i] - FirstSample;
            if (origin < 0 || origin >= Unsafe.SizeOf<T>() || second[i] != origin + SecondSample)
            {
                return null;
            }

            origins[i] = (byte)origin;
        }

        return origins;
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
}
