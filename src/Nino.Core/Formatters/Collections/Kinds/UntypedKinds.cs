using System.Collections;

namespace Nino.Core.Formatters;

/// <summary><see cref="ArrayList"/>: elements as <c>object</c>.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct ArrayListKind : ICollectionKind<ArrayList>
{
    public int MinElementSize => 1;

    public long SizeOf(ArrayList? collection) => -1;

    public ref byte Write(ref Writer writer, ref byte at, ArrayList collection) => ref default(UntypedListFormatter<ArrayList>).Write(ref writer, ref at, collection);

    public ArrayList Read(ref Reader reader, int count, ArrayList? existing)
    {
        existing?.Clear();
        ArrayList collection = existing ?? new(count);
        for (int i = 0; i < count; i++)
        {
            collection.Add(default(AbstractFormatter<object>).Read(ref reader));
        }

        // A class derived from it may keep fewer than it is given.
        if (existing is not null && existing.Count > count)
        {
            Errors.ThrowChangedInReading(collection.GetType());
        }

        return collection;
    }

    public void Describe(ShapeBuilder shape) => shape.Sequence<ArrayList, object, AbstractFormatter<object>>();
}

/// <summary><see cref="Hashtable"/>: keys and values as <c>object</c>. Reading uses the default comparer, or that of the table that is read into.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct HashtableKind : ICollectionKind<Hashtable>
{
    /// <summary>How much of its buckets a table fills before it grows.</summary>
    private const float MostFilled = 0.72F;

    public int MinElementSize => 2;

    public long SizeOf(Hashtable? collection) => -1;

    public ref byte Write(ref Writer writer, ref byte at, Hashtable collection) => ref default(UntypedDictionaryFormatter).Write(ref writer, ref at, collection);

    public Hashtable Read(ref Reader reader, int count, Hashtable? existing)
    {
        existing?.Clear();
        Hashtable collection = existing ?? new(count);

        // A new one has as many buckets as a dictionary for so many keys and a few more.
        CollisionGuard<object> guard = existing is not null ? CollisionGuard<object>.Growing(ref reader, count, UntypedComparer.Of(existing))
            : CollisionGuard<object>.IsNeeded(ref reader, count) ? CollisionGuard<object>.Of(ref reader, count, new Dictionary<object, object>().EnsureCapacity((int)(count / MostFilled)), EqualityComparer<object>.Default)
            : default;
        for (int i = 0; i < count; i++)
        {
            object key = Pairs<object, object, AbstractFormatter<object>, AbstractFormatter<object>>.Read(ref reader, out object item, out int start);
            if (CollisionGuard<object>.MayShare(ref reader))
            {
                guard.CheckKey(ref reader, key, UntypedComparer.Of(collection), count, start);
            }

            if (collection.ContainsKey(key))
            {
                Reader.ThrowRepeated(start);
            }

            collection.Add(key, item);
            guard.Add(ref reader, key, start);
        }

        guard.Release();

        // A class derived from it may keep fewer than it is given.
        if (existing is not null && existing.Count > count)
        {
            Errors.ThrowChangedInReading(collection.GetType());
        }

        return collection;
    }

    public void Describe(ShapeBuilder shape) => shape.Map<Hashtable, object, AbstractFormatter<object>, object, AbstractFormatter<object>>();
}
