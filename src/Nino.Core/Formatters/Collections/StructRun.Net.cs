using System;
using System.Runtime.CompilerServices;
using System.Runtime.Intrinsics.Arm;
using System.Runtime.Intrinsics.X86;

namespace Nino.Core.Formatters;

/// <remarks>By up to four shuffles of sixteen bytes.</remarks>
internal static partial class StructRun<T, TFormatter>
{
    // All static fields stand in one file, which is their order.
    private static readonly byte[] Origins = FindOrigins();

    private static readonly Shuffles ToWire = Shuffles.Of(Origins, Unsafe.SizeOf<T>(), Origins.Length);

    private static readonly Shuffles ToMemory = Shuffles.Of(Shuffles.Invert(Origins, Unsafe.SizeOf<T>()), Origins.Length, Unsafe.SizeOf<T>());

    private static readonly int WriteCount = ToWire.Count;

    private static readonly int ReadCount = ToMemory.Count;

    private static readonly bool CanMove = (Ssse3.IsSupported || AdvSimd.Arm64.IsSupported) && WriteCount > 0 && ReadCount > 0;

    /// <summary>How many elements there must be from one on, so that its shuffles stay inside of the run.</summary>
    private static readonly int Needed = Math.Max(ToWire.Needed, ToMemory.Needed);

    /// <summary>Writes elements as long as shuffles stay inside of the run, and returns how many.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static int WriteBlocks(ref byte destination, ref T element, int count)
    {
        int left = count;
        for (; IsSmall && CanMove && left >= Needed; left--)
        {
            ToWire.Move(WriteCount, ref Unsafe.As<T, byte>(ref element), ref destination);
            element = ref Unsafe.Add(ref element, 1);
            destination = ref Wire.At(ref destination, default(TFormatter).FixedSize);
        }

        return count - left;
    }

    /// <summary>Reads elements as long as shuffles stay inside of the run and they are valid, and returns how many.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static int ReadBlocks(ref byte source, ref T element, int count)
    {
        int left = count;
        for (; IsSmall && CanMove && left >= Needed && default(TFormatter).IsValid(ref source); left--)
        {
            ToMemory.Move(ReadCount, ref source, ref Unsafe.As<T, byte>(ref element));
            element = ref Unsafe.Add(ref element, 1);
            source = ref Wire.At(ref source, default(TFormatter).FixedSize);
        }

        return count - left;
    }
}
