using Nino.Core.Memory;

namespace Nino.Core.Formatters;

/// <summary>Elements of a root in contiguous memory, of fixed size or nullable values of fixed size, written and read without a writer and a reader.</summary>
internal static class RootElements
{
    /// <summary>Whether elements are written and read here.</summary>
    public static bool AreUsed<T, TFormatter>()
        where TFormatter : struct, IFormatter<T> => default(TFormatter).FixedSize != 0 || PresenceBits.AreUsed<T, TFormatter>();

    /// <summary>Writes elements with a collection head into an array of their size; null where it takes a writer.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static byte[]? Serialize<T, TFormatter>(ref T first, int count)
        where TFormatter : struct, IFormatter<T>
    {
        if (default(TFormatter).FixedSize == 0)
        {
            return OptionalElements<T, TFormatter>.Instance.SerializeFew(ref first, count);
        }

        if (!IsShort<T, TFormatter>(count))
        {
            return SerializeLong<T, TFormatter>(ref first, count);
        }

        byte[] result = Platform.AllocateUninitialized<byte>(1 + (count * default(TFormatter).FixedSize));
        WriteShort<T, TFormatter>(ref Platform.FirstOf(result), ref first, count);
        return result;
    }

    /// <summary>The same, into a span; 0 where it takes a writer.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static int Serialize<T, TFormatter>(ref T first, int count, Span<byte> destination)
        where TFormatter : struct, IFormatter<T>
    {
        if (default(TFormatter).FixedSize == 0)
        {
            return OptionalElements<T, TFormatter>.Instance.SerializeFew(ref first, count, destination);
        }

        if (!IsShort<T, TFormatter>(count))
        {
            return SerializeLong<T, TFormatter>(ref first, count, destination);
        }

        int size = 1 + (count * default(TFormatter).FixedSize);
        if (size > destination.Length)
        {
            return 0;
        }

        WriteShort<T, TFormatter>(ref MemoryMarshal.GetReference(destination), ref first, count);
        return size;
    }

    /// <summary>Reads a head of up to two bytes before elements that may take all of the bytes; false where the bytes are anything else.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool TryReadHead<T, TFormatter>(ReadOnlySpan<byte> bytes, out int count, out int headSize)
        where TFormatter : struct, IFormatter<T>
    {
        // Null, a head of 0, becomes a count that is too large.
        ref byte head = ref MemoryMarshal.GetReference(bytes);
        count = bytes.Length != 0 ? head - 1 : -1;
        headSize = 1;
        if (MemorySizes.IsCounted(Unsafe.SizeOf<T>(), default(TFormatter).FixedSize) && (long)Unsafe.SizeOf<T>() * Varint.TwoByteCount > NinoOptions.DefaultMemory)
        {
            return false;
        }

        if (default(TFormatter).FixedSize == 0)
        {
            return OptionalElements<T, TFormatter>.Instance.MayBeFew(bytes, count);
        }

        if (count >= Varint.OneByteCount)
        {
            // A longer head, or the id of the type, whose bytes go on in the same way (format.md §8).
            if (bytes.Length < 2 || Wire.At(ref head, 1) >= 0x80)
            {
                return false;
            }

            // The first byte holds seven bits, and that another follows.
            count += (Wire.At(ref head, 1) - 1) << 7;
            headSize = 2;
        }

        return default(TFormatter).Layout != FixedLayout.Made && count >= 0 && bytes.Length - headSize == (long)count * default(TFormatter).FixedSize;
    }

    /// <summary>Reads the elements behind the head; false where a reader has to say what is wrong.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool TryRead<T, TFormatter>(ReadOnlySpan<byte> bytes, int headSize, ref T first, int count)
        where TFormatter : struct, IFormatter<T>
    {
        ref byte source = ref Wire.At(ref MemoryMarshal.GetReference(bytes), headSize);
        if (default(TFormatter).FixedSize == 0)
        {
            return OptionalElements<T, TFormatter>.Instance.TryReadFew(ref source, ref first, count);
        }

        if (default(TFormatter).Layout == FixedLayout.Packed)
        {
            return StructRun<T, TFormatter>.TryRead(ref source, ref first, count);
        }

        if (default(TFormatter).Layout == FixedLayout.RawChecked)
        {
            return ElementReader.AreValid<T, TFormatter>(ref source, ref Unsafe.As<T, byte>(ref first), count, isCopied: true);
        }

        // The head told that the bytes are as many as the elements take.
        Unsafe.CopyBlockUnaligned(ref Unsafe.As<T, byte>(ref first), ref source, (uint)count * (uint)default(TFormatter).FixedSize);
        return true;
    }

    /// <summary>Whether the head takes one byte. These are written in the frame of the caller, as each call counts; the head of others is one already.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static bool IsShort<T, TFormatter>(int count)
        where TFormatter : struct, IFormatter<T> => count < Varint.OneByteCount && default(TFormatter).FixedSize < int.MaxValue / Varint.OneByteCount;

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static void WriteShort<T, TFormatter>(ref byte at, ref T first, int count)
        where TFormatter : struct, IFormatter<T>
    {
        at = (byte)(count + 1);
        WriteElements<T, TFormatter>(ref Wire.At(ref at, 1), ref first, count);
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static byte[]? SerializeLong<T, TFormatter>(ref T first, int count)
        where TFormatter : struct, IFormatter<T>
    {
        long size = SizeOf<T, TFormatter>(count);
        if (size > Payload.MaxSize)
        {
            return null;
        }

        byte[] result = Platform.AllocateUninitialized<byte>((int)size);
        WriteLong<T, TFormatter>(ref Platform.FirstOf(result), ref first, count);
        return result;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static int SerializeLong<T, TFormatter>(ref T first, int count, Span<byte> destination)
        where TFormatter : struct, IFormatter<T>
    {
        long size = SizeOf<T, TFormatter>(count);
        if (size > destination.Length)
        {
            return 0;
        }

        WriteLong<T, TFormatter>(ref MemoryMarshal.GetReference(destination), ref first, count);
        return (int)size;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static long SizeOf<T, TFormatter>(int count)
        where TFormatter : struct, IFormatter<T> => Varint.SizeOfCount(count) + ((long)count * default(TFormatter).FixedSize);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static void WriteLong<T, TFormatter>(ref byte at, ref T first, int count)
        where TFormatter : struct, IFormatter<T> =>
        WriteElements<T, TFormatter>(ref Wire.At(ref at, Varint.Write(ref at, (uint)count + 1)), ref first, count);

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static void WriteElements<T, TFormatter>(ref byte at, ref T first, int count)
        where TFormatter : struct, IFormatter<T>
    {
        if (default(TFormatter).Layout is FixedLayout.Packed or FixedLayout.Made)
        {
            StructRun<T, TFormatter>.Write(ref at, ref first, count);
        }
        else if (typeof(TFormatter) == typeof(BooleanFormatter))
        {
            BooleanRun.Copy(ref Unsafe.As<T, byte>(ref first), ref at, count);
        }
        else
        {
            // The caller has found room for all.
            Unsafe.CopyBlockUnaligned(ref at, ref Unsafe.As<T, byte>(ref first), (uint)count * (uint)default(TFormatter).FixedSize);
        }
    }
}
