using System.Reflection;

namespace Nino.Core.Formatters;

/// <summary>A class with a public <c>Add</c>, which no interface names.</summary>
/// <typeparam name="TCollection">The class. Trimming keeps its public methods.</typeparam>
/// <typeparam name="T">The elements.</typeparam>
/// <typeparam name="TFormatter">The form of the elements.</typeparam>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct AddableKind<[DynamicallyAccessedMembers(DynamicallyAccessedMemberTypes.PublicMethods)] TCollection, T, TFormatter> : ICollectionKind<TCollection>
    where TCollection : class, IEnumerable<T>, new()
    where TFormatter : struct, IFormatter<T>
{
    private static readonly Action<TCollection, T> Add = FindAdd();

    public int MinElementSize => PresenceBits.MinElementSize<T, TFormatter>();

    public long SizeOf(TCollection? collection) => -1;

    public ref byte Write(ref Writer writer, ref byte at, TCollection collection) => ref Enumerated<T, TFormatter>.Write(ref writer, ref at, collection);

    /// <remarks>Nothing tells how to clear an existing collection: it is replaced.</remarks>
    public TCollection Read(ref Reader reader, int count, TCollection? existing)
    {
        TCollection collection = new();
        ElementSource<T, TFormatter> elements = new(ref reader, count);
        for (int i = 0; i < count; i++)
        {
            UserCollections.Add(collection, elements.Next(ref reader)!, Add);
        }

        return collection;
    }

    public void Describe(ShapeBuilder shape) => shape.Sequence<TCollection, T, TFormatter>();

    private static Action<TCollection, T> FindAdd()
    {
        MethodInfo method = typeof(TCollection).GetMethod("Add", [typeof(T)]) ?? throw new MissingMethodException(typeof(TCollection).ToString(), "Add");
        return method.ReturnType == typeof(void)
            ? (Action<TCollection, T>)method.CreateDelegate(typeof(Action<TCollection, T>))
            : (collection, item) => method.Invoke(collection, BindingFlags.DoNotWrapExceptions, null, [item], null);
    }
}

/// <summary>A class that implements <see cref="ICollection{T}"/>.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct AnyCollectionKind<TCollection, T, TFormatter> : ICollectionKind<TCollection>
    where TCollection : class, ICollection<T>, new()
    where TFormatter : struct, IFormatter<T>
{
    private static readonly Func<object, object?, object?>? KeyOf = KeyedCollections.KeyOf(typeof(TCollection));

    public int MinElementSize => PresenceBits.MinElementSize<T, TFormatter>();

    public long SizeOf(TCollection? collection) => -1;

    public ref byte Write(ref Writer writer, ref byte at, TCollection collection) => ref Enumerated<T, TFormatter>.Write(ref writer, ref at, collection);

    public TCollection Read(ref Reader reader, int count, TCollection? existing)
    {
        existing = UserCollections.IsFixed(existing) ? null : existing;
        TCollection collection = existing ?? new();
        UserCollections.Empty(collection);
        ISet<T>? set = collection as ISet<T>;
        ICollection<T>? filled = RuntimeHelpers.IsReferenceOrContainsReferences<T>() ? existing : null;
        ElementSource<T, TFormatter> elements = new(ref reader, count);
        CollisionGuard<T> guard = set is null or SortedSet<T> ? default
            : collection is not HashSet<T> table ? CollisionGuard<T>.Growing(ref reader, count, EqualityComparer<T>.Default)
            : CollisionGuard<T>.IsNeeded(ref reader, count, table.Comparer) ? CollisionGuard<T>.Of(ref reader, count, table.EnsureCapacity(count), table.Comparer)
            : default;
        CollisionGuard<object> keys = KeyOf is null ? default : CollisionGuard<object>.Growing(ref reader, count, UntypedComparer.Of(collection));
        for (int i = 0; i < count; i++)
        {
            int start = elements.Start(ref reader);
            int before = filled?.Count ?? 0;
            T item = elements.Next(ref reader)!;
            if (filled is not null && filled.Count != before)
            {
                Errors.ThrowChangedInReading(collection.GetType());
            }

            if (reader.HasReferred)
            {
                Check(ref reader, collection, item, ref guard, ref keys, count, start);
            }

            if (set is null)
            {
                UserCollections.Add(ref collection, item);
                if (keys.Counts)
                {
                    keys.Add(ref reader, KeyOf!(collection, item)!, start);
                }
            }
            else if (!set.Add(item))
            {
                Reader.ThrowRepeated(start);
            }

            guard.Add(ref reader, item, start);
        }

        guard.Release();
        keys.Release();
        return collection;
    }

    private static void Check(ref Reader reader, TCollection collection, T item, ref CollisionGuard<T> guard, ref CollisionGuard<object> keys, int count, int start)
    {
        if (KeyOf is not null)
        {
            keys.CheckKey(ref reader, KeyOf(collection, item)!, UntypedComparer.Of(collection), count, start);
        }
        else if (collection is ISet<T> and not SortedSet<T>)
        {
            guard.CheckKey(ref reader, item, (collection as HashSet<T>)?.Comparer ?? EqualityComparer<T>.Default, count, start);
        }
    }

    public void Describe(ShapeBuilder shape) => shape.Sequence<TCollection, T, TFormatter>();
}

/// <summary>A class that implements <see cref="IDictionary{TKey,TValue}"/>.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct AnyDictionaryKind<TDictionary, TKey, TValue, TKeyFormatter, TValueFormatter> : ICollectionKind<TDictionary>
    where TDictionary : class, IDictionary<TKey, TValue>, new()
    where TKey : notnull
    where TKeyFormatter : struct, IFormatter<TKey>
    where TValueFormatter : struct, IFormatter<TValue>
{
    public int MinElementSize => Pairs<TKey, TValue, TKeyFormatter, TValueFormatter>.MinSize;

    public long SizeOf(TDictionary? collection) => -1;

    public ref byte Write(ref Writer writer, ref byte at, TDictionary collection) => ref Enumerated<KeyValuePair<TKey, TValue>, KeyValuePairFormatter<TKey, TValue, TKeyFormatter, TValueFormatter>>.Write(ref writer, ref at, collection);

    public TDictionary Read(ref Reader reader, int count, TDictionary? existing)
    {
        TDictionary collection = existing ?? new();
        UserCollections.Empty(collection);
        if (collection is SortedList<TKey, TValue> list)
        {
            FillInOrder(ref reader, collection, list.Comparer, count);
            CheckCount(existing, count);
            return collection;
        }

        CollisionGuard<TKey> guard = collection is SortedDictionary<TKey, TValue> ? default
            : collection is not Dictionary<TKey, TValue> table ? CollisionGuard<TKey>.Growing(ref reader, count, Comparers.Of(collection))
            : CollisionGuard<TKey>.IsNeeded(ref reader, count, table.Comparer) ? CollisionGuard<TKey>.Of(ref reader, count, table.EnsureCapacity(count), table.Comparer)
            : default;
        for (int i = 0; i < count; i++)
        {
            TKey key = Pairs<TKey, TValue, TKeyFormatter, TValueFormatter>.Read(ref reader, out TValue item, out int start);
            if (CollisionGuard<TKey>.MayShare(ref reader) && collection is not SortedDictionary<TKey, TValue>)
            {
                guard.CheckKey(ref reader, key, (collection as Dictionary<TKey, TValue>)?.Comparer ?? Comparers.Of(collection), count, start);
            }

            if (collection.ContainsKey(key))
            {
                Reader.ThrowRepeated(start);
            }

            UserCollections.Add(collection, key, item);
            guard.Add(ref reader, key, start);
        }

        guard.Release();
        CheckCount(existing, count);
        return collection;
    }

    // A dictionary of the user may keep fewer than it is given.
    private static void CheckCount(TDictionary? existing, int count)
    {
        if (existing is not null && existing.Count > count)
        {
            Errors.ThrowChangedInReading(existing.GetType());
        }
    }

    private static void FillInOrder(ref Reader reader, TDictionary collection, IComparer<TKey> comparer, int count)
    {
        TKey[] keys = SortedListKind<TKey, TValue, TKeyFormatter, TValueFormatter>.ReadInOrder(ref reader, count, comparer, out TValue[] values, out int last);
        for (int i = 0; i < count; i++)
        {
            if (collection.ContainsKey(keys[i]))
            {
                Reader.ThrowRepeated(last);
            }

            UserCollections.Add(collection, keys[i], values[i]);
        }
    }

    public void Describe(ShapeBuilder shape) => shape.Map<TDictionary, TKey, TKeyFormatter, TValue, TValueFormatter>();
}
