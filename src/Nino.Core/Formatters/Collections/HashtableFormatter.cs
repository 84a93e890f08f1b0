using System.Collections;
using System.Collections.Generic;
using System.ComponentModel;

namespace Nino.Core.Formatters;

/// <summary><see cref="Hashtable"/>: keys and values as <c>object</c> (format.md §6). Reading uses the default comparer, or that of the table that is read into.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct HashtableFormatter : IFormatter<Hashtable>, ICollectionKind<Hashtable>
{
    public int FixedSize => 0;

    public int MinSize => 1;

    public FixedLayout Layout => FixedLayout.Packed;

    int ICollectionKind<Hashtable>.MinElementSize => 2;

    public bool TryGetSize(Hashtable? value, out long size)
    {
        size = 0;
        return false;
    }

    public ref byte Write(ref Writer writer, ref byte at, Hashtable? value) => ref default(UntypedDictionaryFormatter).Write(ref writer, ref at, value);

    public Hashtable? Read(ref Reader reader) => Collection<Hashtable, HashtableFormatter>.Read(ref reader);

    public void ReadInto(ref Reader reader, ref Hashtable? value) => Collection<Hashtable, HashtableFormatter>.ReadInto(ref reader, ref value);

    public void Describe(ShapeBuilder shape) => shape.Map<Hashtable, object, AbstractFormatter<object>, object, AbstractFormatter<object>>();

    Hashtable ICollectionKind<Hashtable>.Create(int count) => new(count);

    void ICollectionKind<Hashtable>.Clear(Hashtable collection) => collection.Clear();

    void ICollectionKind<Hashtable>.ReadElements(ref Reader reader, Hashtable collection, int count)
    {
        // A dictionary for so many keys has about as many buckets.
        CollisionGuard<object> guard = CollisionGuard<object>.IsNeeded(count, reader.MaxCollisions)
            ? new(new Dictionary<object, object>().EnsureCapacity(count), reader.MaxCollisions, EqualityComparer<object>.Default)
            : default;
        for (int i = 0; i < count; i++)
        {
            object key = Pairs<object, object, AbstractFormatter<object>, AbstractFormatter<object>>.Read(ref reader, out object item, out int start);
            if (collection.ContainsKey(key))
            {
                Reader.ThrowRepeated(start);
            }

            collection.Add(key, item);
            guard.Add(key, start);
        }

        guard.Release();
    }
}
