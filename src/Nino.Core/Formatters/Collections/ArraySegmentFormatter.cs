namespace Nino.Core.Formatters;

/// <summary><see cref="ArraySegment{T}"/>, over a whole array when read; <c>default</c> is null (format.md §6).</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct ArraySegmentFormatter<T, TFormatter> : IFormatter<ArraySegment<T>>, ISizedFormatter
    where TFormatter : struct, IFormatter<T>
{
    public int FixedSize => 0;

    public int MinSize => 1;

    public bool TryGetSize(ArraySegment<T> value, out long size) => Elements<T, TFormatter>.TryGetSize(value.Array is null ? -1 : value.Count, out size);

    public ref byte Write(ref Writer writer, ref byte at, ArraySegment<T> value)
    {
        if (value.Array is null)
        {
            return ref writer.WriteNull(ref at);
        }

        // Read-only: the array may be one of a derived type.
        return ref Elements<T, TFormatter>.Write(ref writer, ref at, new ReadOnlySpan<T>(value.Array, value.Offset, value.Count), isCounted: true);
    }

    public ArraySegment<T> Read(ref Reader reader) => default(ArrayFormatter<T, TFormatter>).Read(ref reader) is { } items ? new ArraySegment<T>(items) : default;

    /// <remarks>A segment of the right length is filled; another is replaced, and one of an array of a derived type.</remarks>
    public void ReadInto(ref Reader reader, ref ArraySegment<T> value)
    {
        if (value.Array is null)
        {
            value = Read(ref reader);
        }
        else if (!reader.TryReadCount(PresenceBits.MinElementSize<T, TFormatter>(), out int count))
        {
            value = default;
        }
        else
        {
            reader.ChargeElements(count, Unsafe.SizeOf<T>(), PresenceBits.MinElementSize<T, TFormatter>());
            if (value.Count == count && value.Array.GetType() == typeof(T[]))
            {
                ElementReader.ReadInto<T, TFormatter>(ref reader, value.AsSpan());
            }
            else
            {
                value = ArrayReader.Read<T, TFormatter>(ref reader, count);
            }
        }
    }

    public void Describe(ShapeBuilder shape) => shape.Sequence<ArraySegment<T>, T, TFormatter>();
}
