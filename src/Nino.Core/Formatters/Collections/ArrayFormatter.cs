using Nino.Core.Memory;

namespace Nino.Core.Formatters;

/// <summary>Arrays of rank 1 (format.md §6).</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct ArrayFormatter<T, TFormatter> : IFormatter<T[]>, ISizedFormatter, IRootFormatter
    where TFormatter : struct, IFormatter<T>
{
    public int FixedSize => 0;

    public int MinSize => 1;

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
            if (value.Length == count)
            {
                ElementReader.ReadInto<T, TFormatter>(ref reader, new Span<T>(value));
            }
            else
            {
                value = ArrayReader.Read<T, TFormatter>(ref reader, count);
            }
        }
    }

    bool IRootFormatter.HasFixedElements => RootElements.AreUsed<T, TFormatter>();

    // The binding is that of arrays of T.
    byte[]? IRootFormatter.Serialize(object? value)
    {
        T[]? array = Unsafe.As<T[]>(value);
        return array is null ? null : RootElements.Serialize<T, TFormatter>(ref Platform.FirstOf(array), array.Length);
    }

    int IRootFormatter.Serialize(object? value, Span<byte> destination)
    {
        T[]? array = Unsafe.As<T[]>(value);
        return array is null ? 0 : RootElements.Serialize<T, TFormatter>(ref Platform.FirstOf(array), array.Length, destination);
    }

    object? IRootFormatter.TryDeserialize(ReadOnlySpan<byte> bytes)
    {
        if (!RootElements.TryReadHead<T, TFormatter>(bytes, out int count, out int headSize))
        {
            return null;
        }

        T[] array = Platform.AllocateUninitialized<T>(count);
        return RootElements.TryRead<T, TFormatter>(bytes, headSize, ref Platform.FirstOf(array), count) ? array : null;
    }

    bool IRootFormatter.TryDeserializeInto(ReadOnlySpan<byte> bytes, object existing) =>
        existing.GetType() == typeof(T[]) && RootElements.TryReadHead<T, TFormatter>(bytes, out int count, out int headSize)
        && Unsafe.As<T[]>(existing) is var array && array.Length == count && RootElements.TryRead<T, TFormatter>(bytes, headSize, ref Platform.FirstOf(array), count);

    public void Describe(ShapeBuilder shape) => shape.Sequence<T[], T, TFormatter>();
}
