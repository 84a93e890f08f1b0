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
    public static void Write(ref Writer writer, ReadOnlySpan<T> elements)
    {
        if (default(TFormatter).FixedSize == 0)
        {
            WriteEach(ref writer, elements);
            return;
        }

        int size = default(TFormatter).FixedSize;
        ref byte destination = ref writer.ReserveMany(elements.Length, size);
        if (default(TFormatter).Layout != FixedLayout.Packed)
        {
            ref byte source = ref Unsafe.As<T, byte>(ref MemoryMarshal.GetReference(elements));
            Unsafe.CopyBlockUnaligned(ref destination, ref source, (uint)elements.Length * (uint)size);
            return;
        }

        PackedRun<T, TFormatter>.Write(ref destination, elements);
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

    private static void WriteEach(ref Writer writer, ReadOnlySpan<T> elements)
    {
        for (int i = 0; i < elements.Length; i++)
        {
            default(TFormatter).Write(ref writer, At(elements, i));
        }
    }

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
