namespace Nino.Core.Formatters;

/// <summary><see cref="List{T}"/> (format.md §6).</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly partial struct ListFormatter<T, TFormatter> : IFormatter<List<T>>, ISizedFormatter
    where TFormatter : struct, IFormatter<T>
{
    public int FixedSize => 0;

    public int MinSize => 1;

    public bool TryGetSize(List<T>? value, out long size) => Elements<T, TFormatter>.TryGetSize(value?.Count ?? -1, out size);

    public ref byte Write(ref Writer writer, ref byte at, List<T>? value)
    {
        if (value is null)
        {
            return ref writer.WriteNull(ref at);
        }

        return ref ListAccess.Write<T, TFormatter>(ref writer, ref at, value);
    }

    public List<T>? Read(ref Reader reader) => ListReader.Read<T, TFormatter>(ref reader);

    /// <remarks>The list keeps its instance and reuses its elements; it shrinks and grows.</remarks>
    public void ReadInto(ref Reader reader, ref List<T>? value)
    {
        if (value is null || value.GetType() != typeof(List<T>))
        {
            value = ListReader.Read<T, TFormatter>(ref reader);
        }
        else if (!reader.TryReadCount(PresenceBits.MinElementSize<T, TFormatter>(), out int count))
        {
            value = null;
        }
        else
        {
            reader.ChargeElements(count, Unsafe.SizeOf<T>(), PresenceBits.MinElementSize<T, TFormatter>());
            ListReader.Refill<T, TFormatter>(ref reader, value, count);
        }
    }

    public void Describe(ShapeBuilder shape) => shape.Sequence<List<T>, T, TFormatter>();
}
