namespace Nino.Core.Formatters;

/// <summary>What differs between collections: a struct, which <see cref="CollectionFormatter{TCollection,TKind}"/> takes as a type argument.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public interface ICollectionKind<TCollection>
    where TCollection : class
{
    /// <summary>The least number of bytes that an element takes; 0 where it takes a bit (format.md §6).</summary>
    int MinElementSize { get; }

    /// <summary>The number of bytes of a collection with its head, or −1 where only writing tells it.</summary>
    long SizeOf(TCollection? collection);

    /// <summary>Writes the count and the elements; before those that take a bit, the bits of all (<c>PresenceBits</c>).</summary>
    ref byte Write(ref Writer writer, ref byte at, TCollection collection);

    /// <summary>Reads the elements, and the bits before them (<c>ElementSource</c>).</summary>
    /// <param name="reader">The reader, behind the count.</param>
    /// <param name="count">The number of elements; there are bytes left for so many.</param>
    /// <param name="existing">A collection to clear and fill, which keeps its comparer; null for a new one. One that cannot change is replaced.</param>
    TCollection Read(ref Reader reader, int count, TCollection? existing);

    /// <summary>Tells the structure, as <see cref="IFormatter{T}.Describe"/> does.</summary>
    void Describe(ShapeBuilder shape);
}
