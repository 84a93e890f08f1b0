using System;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using Nino.Core.Memory;

namespace Nino.Core.Formatters;

/// <summary>Elements of a root in contiguous memory, of fixed size or nullable values of fixed size, written and read without a writer and a reader.</summary>
internal static class RootElements
{
    /// <summary>Whether elements are written and read here.</summary>
    public static bool AreUsed<T, TFormatter>()
        where TFormatter : struct, IFormatter<T> => default(TFormatter).FixedSize != 0 || PresenceBits.AreUsed<T, TFormatter>();

    /// <summary>Writes elements with a collection head into an array of their size; null where it takes a writer.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static byte[]? Serialize<T, TFormatter>(ref T first, int count)
        where TFormatter : struct, IFormatter<T>
    {
        if (default(TFormatter).FixedSize == 0)
        {
            return OptionalElements<T, TFormatter>.Instance.SerializeFew(ref first, count);
        }

        long size = SizeOf<T, TFormatter>(count);
        if (size > Payload.MaxSize)
        {
            return null;
        }

        byte[] result = Platform.AllocateUninitialized<byte>((int)size);
        Write<T, TFormatter>(ref Platform.FirstOf(result), ref first, count);
        return result;
    }

    /// <summary>The same, into a span; 0 where it takes a writer.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    public static int Serialize<T, TFormatter>(ref T first, int count, Span<byte> destination)
        where TFormatter : struct, IFormatter<T>
    {
        if (default(TFormatter).FixedSize == 0)
        {
            return OptionalElements<T, TFormatter>.Instance.SerializeFew(ref first, count, destination);
        }

        long size = SizeOf<T, TFormatter>(count);
        if (size > destination.Length)
        {
            return 0;
        }

        Write<T, TFormatter>(ref MemoryMarshal.GetReference(destination), ref first, count);
        return (int)size;
    }

    /// <summary>Reads the head of up to 126 elements that may take all of the bytes; false where the bytes are anything else.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool TryReadHead<T, TFormatter>(ReadOnlySpan<byte> bytes, out int count)
        where TFormatter : struct, IFormatter<T>
    {
        // Null, a head of 0, becomes a count that is too large.
        count = bytes.Length != 0 ? MemoryMarshal.GetReference(bytes) - 1 : -1;
        if ((long)Unsafe.SizeOf<T>() * Varint.OneByteCount > NinoOptions.DefaultMemory)
        {
            return false;
        }

        return default(TFormatter).FixedSize == 0
            ? OptionalElements<T, TFormatter>.Instance.MayBeFew(bytes, count)
            : default(TFormatter).Layout != FixedLayout.Made && (uint)count < Varint.OneByteCount && bytes.Length - 1 == (long)count * default(TFormatter).FixedSize;
    }

    /// <summary>Reads the elements behind the head; false where a reader has to say what is wrong.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool TryRead<T, TFormatter>(ReadOnlySpan<byte> bytes, ref T first, int count)
        where TFormatter : struct, IFormatter<T>
    {
        ref byte source = ref Wire.At(ref MemoryMarshal.GetReference(bytes), 1);
        if (default(TFormatter).FixedSize == 0)
        {
            return OptionalElements<T, TFormatter>.Instance.TryReadFew(ref source, ref first, count);
        }

        if (default(TFormatter).Layout == FixedLayout.Packed)
        {
            return StructRun<T, TFormatter>.TryRead(ref source, ref first, count);
        }

        if (default(TFormatter).Layout == FixedLayout.RawChecked && !ElementReader.AreValid<T, TFormatter>(ref source, count))
        {
            return false;
        }

        // The head told that the bytes are as many as the elements take.
        Unsafe.CopyBlockUnaligned(ref Unsafe.As<T, byte>(ref first), ref source, (uint)count * (uint)default(TFormatter).FixedSize);
        return true;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static long SizeOf<T, TFormatter>(int count)
        where TFormatter : struct, IFormatter<T> => Varint.SizeOfCount(count) + ((long)count * default(TFormatter).FixedSize);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static void Write<T, TFormatter>(ref byte at, ref T first, int count)
        where TFormatter : struct, IFormatter<T>
    {
        at = ref Wire.At(ref at, Varint.Write(ref at, (uint)count + 1));
        if (default(TFormatter).Layout is FixedLayout.Packed or FixedLayout.Made)
        {
            StructRun<T, TFormatter>.Write(ref at, ref first, count);
        }
        else
        {
            // The caller has found room for all.
            Unsafe.CopyBlockUnaligned(ref at, ref Unsafe.As<T, byte>(ref first), (uint)count * (uint)default(TFormatter).FixedSize);
        }
    }
}
