using System;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using Nino.Core.Buffers;

namespace Nino.Core.Formatters;

/// <summary>Runs of elements in contiguous memory: the loops that all list-like formatters share.</summary>
internal static class Elements<T, TFormatter>
    where TFormatter : struct, IFormatter<T>
{
    /// <summary>The size of a collection with its head, where all elements are fixed-size; a count of −1 is null.</summary>
    public static bool TryGetSize(int count, out long size)
    {
        size = Varint.Size((uint)(count + 1)) + ((long)Math.Max(count, 0) * default(TFormatter).FixedSize);
        return default(TFormatter).FixedSize != 0;
    }

    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Write(ref Writer writer, scoped ReadOnlySpan<T> elements) => writer.Seek(ref WriteAt(ref writer, ref writer.Here, head: 0, elements));

    /// <summary>Writes a collection head, then the elements.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static ref byte WriteCollection(ref Writer writer, ref byte at, scoped ReadOnlySpan<T> elements) =>
        ref WriteAt(ref writer, ref at, Varint.SizeOfCount(elements.Length), elements);

    /// <param name="writer">The writer.</param>
    /// <param name="at">Where the next byte belongs.</param>
    /// <param name="head">The size of the collection head, or 0 to leave it out.</param>
    /// <param name="elements">The elements.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    private static ref byte WriteAt(ref Writer writer, ref byte at, int head, scoped ReadOnlySpan<T> elements)
    {
        int size = default(TFormatter).FixedSize;
        at = ref writer.RoomForMany(ref at, head, elements.Length, size);
        if (head != 0)
        {
            Varint.Write(ref at, (uint)elements.Length + 1);
            at = ref Wire.At(ref at, head);
        }

        if (size == 0)
        {
            return ref WriteEach(ref writer, ref at, elements);
        }

        if (default(TFormatter).Layout != FixedLayout.Packed)
        {
            uint length = (uint)elements.Length * (uint)size;
            Unsafe.CopyBlockUnaligned(ref at, ref Unsafe.As<T, byte>(ref MemoryMarshal.GetReference(elements)), length);
            return ref Wire.At(ref at, (int)length);
        }

        PackedRun<T, TFormatter>.Write(ref at, elements);
        return ref Wire.At(ref at, elements.Length * size);
    }

    /// <summary>Reads as many elements as <paramref name="elements"/> holds.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static void Read(ref Reader reader, Span<T> elements)
    {
        if (default(TFormatter).FixedSize == 0)
        {
            ReadEach(ref reader, elements);
            return;
        }

        int size = default(TFormatter).FixedSize;
        ref byte source = ref reader.TakeMany(elements.Length, size);
        if (default(TFormatter).Layout == FixedLayout.Packed)
        {
            reader.Check(PackedRun<T, TFormatter>.TryRead(ref source, elements));
            return;
        }

        if (default(TFormatter).Layout == FixedLayout.RawChecked)
        {
            reader.Check(AreValid(ref source, elements.Length));
        }

        ref byte destination = ref Unsafe.As<T, byte>(ref MemoryMarshal.GetReference(elements));
        Unsafe.CopyBlockUnaligned(ref destination, ref source, (uint)elements.Length * (uint)size);
    }

    /// <summary>Reads elements into the instances that <paramref name="elements"/> holds.</summary>
    public static void ReadInto(ref Reader reader, Span<T> elements)
    {
        if (default(TFormatter).FixedSize != 0)
        {
            Read(ref reader, elements);
            return;
        }

        for (int i = 0; i < elements.Length; i++)
        {
            default(TFormatter).ReadInto(ref reader, ref elements[i]!);
        }
    }

    /// <summary>An element whose index is in range. Debian's Mono cannot call the indexer of a read-only span that was compiled elsewhere.</summary>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static T At(ReadOnlySpan<T> elements, int index) => Unsafe.Add(ref MemoryMarshal.GetReference(elements), index);

    // A method of its own: its loop then has the registers for itself.
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static ref byte WriteEach(ref Writer writer, ref byte at, scoped ReadOnlySpan<T> elements)
    {
        for (int i = 0; i < elements.Length; i++)
        {
            at = ref default(TFormatter).WriteAt(ref writer, ref at, At(elements, i));
        }

        return ref at;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static void ReadEach(ref Reader reader, Span<T> elements)
    {
        for (int i = 0; i < elements.Length; i++)
        {
            elements[i] = default(TFormatter).Read(ref reader)!;
        }
    }

    private static bool AreValid(ref byte source, int count)
    {
        bool valid = true;
        for (int i = 0; i < count; i++)
        {
            valid &= default(TFormatter).IsValid(ref source);
            source = ref Wire.At(ref source, default(TFormatter).FixedSize);
        }

        return valid;
    }
}
