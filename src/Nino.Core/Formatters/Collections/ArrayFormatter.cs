using System;
using System.ComponentModel;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using Nino.Core.Memory;

namespace Nino.Core.Formatters;

/// <summary>Arrays of rank 1 (format.md §6).</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct ArrayFormatter<T, TFormatter> : IFormatter<T[]>, IRootFormatter
    where TFormatter : struct, IFormatter<T>
{
    public int FixedSize => 0;

    public int MinSize => 1;

    public FixedLayout Layout => FixedLayout.Packed;

    public bool TryGetSize(T[]? value, out long size) => Elements<T, TFormatter>.TryGetSize(value?.Length ?? -1, out size);

    public ref byte Write(ref Writer writer, ref byte at, T[]? value)
    {
        if (value is null)
        {
            return ref writer.WriteNull(ref at);
        }

        return ref Elements<T, TFormatter>.Write(ref writer, ref at, ref MemoryMarshal.GetReference(new ReadOnlySpan<T>(value)), value.Length, isCounted: true);
    }

    public T[]? Read(ref Reader reader) => ArrayReader.Read<T, TFormatter>(ref reader);

    /// <remarks>An array of the right length is filled, another is replaced.</remarks>
    public void ReadInto(ref Reader reader, ref T[]? value)
    {
        if (value is null || value.GetType() != typeof(T[]))
        {
            value = ArrayReader.Read<T, TFormatter>(ref reader);
        }
        else if (!reader.TryReadCount(PresenceBits.MinElementSize<T, TFormatter>(), out int count))
        {
            value = null;
        }
        else
        {
            reader.ChargeElements(count, Unsafe.SizeOf<T>(), PresenceBits.MinElementSize<T, TFormatter>());
            value = value.Length == count ? value : new T[count];
            ElementReader.ReadInto<T, TFormatter>(ref reader, new Span<T>(value));
        }
    }

    byte[]? IRootFormatter.Serialize(object? value) =>
        default(TFormatter).Layout == FixedLayout.Packed && value is T[] array ? Elements<T, TFormatter>.SerializePacked(ref Platform.FirstOf(array), array.Length) : null;

    object? IRootFormatter.TryDeserialize(ReadOnlySpan<byte> bytes) =>
        default(TFormatter).Layout == FixedLayout.Packed ? ArrayReader.TryDeserializePacked<T, TFormatter>(bytes) : null;

    public void Describe(ShapeBuilder shape) => shape.Sequence<T[], T, TFormatter>();
}
