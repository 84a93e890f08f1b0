namespace Nino.Core.Formatters;

/// <summary>Collections that are counted, enumerated and added to (format.md §6).</summary>
/// <typeparam name="TCollection">The collection.</typeparam>
/// <typeparam name="TKind">How it is written and read.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct CollectionFormatter<TCollection, TKind> : IFormatter<TCollection>, ISizedFormatter
    where TCollection : class
    where TKind : struct, ICollectionKind<TCollection>
{
    public int FixedSize => 0;

    public int MinSize => 1;

    public bool TryGetSize(TCollection? value, out long size)
    {
        size = default(TKind).SizeOf(value);
        return size >= 0;
    }

    public ref byte Write(ref Writer writer, ref byte at, TCollection? value)
    {
        if (value is null)
        {
            return ref writer.WriteNull(ref at);
        }

        return ref default(TKind).Write(ref writer, ref at, value);
    }

    public TCollection? Read(ref Reader reader) =>
        TryReadCount(ref reader, out int count) ? default(TKind).Read(ref reader, count, null) : null;

    /// <remarks>The collection keeps its instance, and with it its comparer; it is cleared and refilled.</remarks>
    public void ReadInto(ref Reader reader, ref TCollection? value)
    {
        TCollection? existing = value is not null && value.GetType() == typeof(TCollection) ? value : null;
        value = TryReadCount(ref reader, out int count) ? default(TKind).Read(ref reader, count, existing) : null;
    }

    private static bool TryReadCount(ref Reader reader, out int count)
    {
        if (!reader.TryReadCount(default(TKind).MinElementSize, out count))
        {
            return false;
        }

        reader.ChargeCollection(count, CollectionSize<TCollection>.Empty, CollectionSize<TCollection>.Element, default(TKind).MinElementSize);
        return true;
    }

    public void Describe(ShapeBuilder shape) => default(TKind).Describe(shape);
}
