using System;
using System.Linq;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Runtime.Intrinsics;

namespace Nino.Benchmarks.Floor;

/// <summary>Strings that are known to be ASCII (format.md §5, form 1).</summary>
internal static class Text
{
    private static readonly string[] OneChar = [.. Enumerable.Range(0, 128).Select(n => ((char)n).ToString())];

    public static int SizeOf(string text) => Raw.SizeOfVarint((text.Length << 2) | 1) + text.Length;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static ref byte Put(ref byte at, string text)
    {
        at = ref Raw.PutVarint(ref at, (text.Length << 2) | 1);
        Narrow(ref Unsafe.As<char, ushort>(ref MemoryMarshal.GetReference(text.AsSpan())), ref at, text.Length);
        return ref Unsafe.Add(ref at, text.Length);
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static ref byte Get(ref byte at, out string text)
    {
        at = ref Raw.GetVarint(ref at, out int head);
        int length = head >> 2;
        if (length == 1)
        {
            text = Unsafe.Add(ref MemoryMarshal.GetArrayDataReference(OneChar), at);
            return ref Unsafe.Add(ref at, 1);
        }

        text = new string('\0', length);
        Widen(ref at, ref Unsafe.As<char, ushort>(ref MemoryMarshal.GetReference(text.AsSpan())), length);
        return ref Unsafe.Add(ref at, length);
    }

    // The last block overlaps the one before it, so that no tail is left to a loop.
    private static void Narrow(ref ushort source, ref byte target, int length)
    {
        if (length >= 16)
        {
            int last = length - 16;
            int i = 0;
            for (; i <= length - 32; i += 32)
            {
                Vector256.Narrow(
                    Vector256.LoadUnsafe(ref source, (nuint)i),
                    Vector256.LoadUnsafe(ref source, (nuint)i + 16)).StoreUnsafe(ref target, (nuint)i);
            }

            if (i <= last)
                NarrowSixteen(ref source, ref target, i);
            NarrowSixteen(ref source, ref target, last);
        }
        else if (length >= 8)
        {
            NarrowEight(ref source, ref target, 0);
            NarrowEight(ref source, ref target, length - 8);
        }
        else
        {
            for (int i = 0; i < length; i++)
                Unsafe.Add(ref target, i) = (byte)Unsafe.Add(ref source, i);
        }
    }

    private static void Widen(ref byte source, ref ushort target, int length)
    {
        if (length >= 16)
        {
            int last = length - 16;
            for (int i = 0; i < last; i += 16)
                WidenSixteen(ref source, ref target, i);
            WidenSixteen(ref source, ref target, last);
        }
        else if (length >= 8)
        {
            WidenEight(ref source, ref target, 0);
            WidenEight(ref source, ref target, length - 8);
        }
        else
        {
            for (int i = 0; i < length; i++)
                Unsafe.Add(ref target, i) = Unsafe.Add(ref source, i);
        }
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static void NarrowSixteen(ref ushort source, ref byte target, int at) => Vector128.Narrow(
        Vector128.LoadUnsafe(ref source, (nuint)at),
        Vector128.LoadUnsafe(ref source, (nuint)at + 8)).StoreUnsafe(ref target, (nuint)at);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static void NarrowEight(ref ushort source, ref byte target, int at)
    {
        Vector128<ushort> chars = Vector128.LoadUnsafe(ref source, (nuint)at);
        Raw.Put(ref target, at, Vector128.Narrow(chars, chars).AsUInt64().ToScalar());
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static void WidenSixteen(ref byte source, ref ushort target, int at) =>
        Vector256.WidenLower(Vector128.LoadUnsafe(ref source, (nuint)at).ToVector256Unsafe()).StoreUnsafe(ref target, (nuint)at);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static void WidenEight(ref byte source, ref ushort target, int at) =>
        Vector128.WidenLower(Vector128.CreateScalarUnsafe(Raw.Get<ulong>(ref source, at)).AsByte()).StoreUnsafe(ref target, (nuint)at);
}
