using System.Collections;
using System.Collections.Concurrent;

namespace Nino.Core.Formatters;

/// <summary>Fills collections of members that cannot be set; called by generated code.</summary>
/// <remarks>Each method does nothing when the elements were read into the collection itself. Null elements leave it empty.</remarks>
[EditorBrowsable(EditorBrowsableState.Never)]
public static partial class InPlace
{
    /// <summary>Where an element begins that is not read any more.</summary>
    private const int Nowhere = -1;

    /// <summary>What a get-only collection of a new instance is read into. A list is emptied: the elements that its constructor put there may be shared, and are not read into.</summary>
    public static T Emptied<T>(T collection)
    {
        if (collection is IList { Count: > 0 } list && list.GetType() is { IsGenericType: true } type && type.GetGenericTypeDefinition() == typeof(List<>))
        {
            list.Clear();
        }

        return collection;
    }

    /// <summary>Gives a collection the elements that were read.</summary>
    /// <exception cref="NinoException">The collection is null or read-only, or does not take an element.</exception>
    public static void Fill<T>(ICollection<T>? collection, ICollection<T>? elements)
    {
        if (ReferenceEquals(collection, elements))
        {
            return;
        }

        if (collection is null or { IsReadOnly: true })
        {
            throw CannotFill(collection);
        }

        collection.Clear();
        ICollection<T> given = elements ?? [];
        if (collection is HashSet<T> table)
        {
            CheckKeys(given, table.EnsureCapacity(given.Count), table.Comparer);
        }

        foreach (T element in given)
        {
            try
            {
                Add(collection, element);
            }
            catch (ArgumentException error)
            {
                throw new NinoException($"A get-only {collection.GetType()} does not take an element.", error);
            }
        }
    }

    /// <summary>Gives a dictionary the entries that were read.</summary>
    /// <exception cref="NinoException">The dictionary is null or read-only, or does not take an entry.</exception>
    public static void Fill<TKey, TValue>(IDictionary<TKey, TValue>? collection, IDictionary<TKey, TValue>? elements)
        where TKey : notnull
    {
        ICollection<KeyValuePair<TKey, TValue>>? given = elements;
        if (elements is null || ReferenceEquals(collection, elements))
        {
            // There is nothing to add.
        }
        else if (collection is SortedList<TKey, TValue> list)
        {
            given = InOrder(elements, list.Comparer);
        }
        else if (collection is not (null or SortedDictionary<TKey, TValue>))
        {
            Dictionary<TKey, TValue>? table = collection as Dictionary<TKey, TValue>;
            CheckKeys(elements.Keys, table?.EnsureCapacity(elements.Count) ?? 0, table?.Comparer ?? Comparers.Of(collection));
        }

        Fill<KeyValuePair<TKey, TValue>>(collection, given);
    }

    /// <summary>Gives a queue the elements that were read.</summary>
    /// <exception cref="NinoException">The queue is null.</exception>
    public static void Fill<T>(Queue<T>? queue, Queue<T>? elements) => Fill<Queue<T>, T>(queue, elements, static queue => queue.Clear(), static (queue, element) => queue.Enqueue(element));

    /// <summary>Gives a stack the elements that were read.</summary>
    /// <exception cref="NinoException">The stack is null.</exception>
    public static void Fill<T>(Stack<T>? stack, Stack<T>? elements) => Fill<Stack<T>, T>(stack, elements, static stack => stack.Clear(), static (stack, element) => stack.Push(element), isReversed: true);

    /// <summary>Gives a list the elements that were read.</summary>
    /// <exception cref="NinoException">The collection is null.</exception>
    public static void Fill(ArrayList? collection, ArrayList? elements)
    {
        if (IsOther(collection, elements))
        {
            collection.Clear();
            collection.AddRange(elements ?? new ArrayList());
        }
    }

    /// <summary>Gives a table the elements that were read.</summary>
    /// <exception cref="NinoException">The collection is null.</exception>
    public static void Fill(Hashtable? collection, Hashtable? elements)
    {
        if (IsOther(collection, elements))
        {
            collection.Clear();
            foreach (DictionaryEntry entry in elements ?? new Hashtable())
            {
                collection.Add(entry.Key, entry.Value);
            }
        }
    }

    /// <summary>Gives a concurrent queue the elements that were read.</summary>
    /// <exception cref="NinoException">The collection is null.</exception>
    public static void Fill<T>(ConcurrentQueue<T>? collection, ConcurrentQueue<T>? elements) => Fill<ConcurrentQueue<T>, T>(collection, elements, static queue => queue.Clear(), static (queue, element) => queue.Enqueue(element));

    /// <summary>Gives a concurrent stack the elements that were read.</summary>
    /// <exception cref="NinoException">The collection is null.</exception>
    public static void Fill<T>(ConcurrentStack<T>? collection, ConcurrentStack<T>? elements) => Fill<ConcurrentStack<T>, T>(collection, elements, static stack => stack.Clear(), static (stack, element) => stack.Push(element), isReversed: true);

    /// <summary>Gives a bag the elements that were read.</summary>
    /// <exception cref="NinoException">The collection is null.</exception>
    public static void Fill<T>(ConcurrentBag<T>? collection, ConcurrentBag<T>? elements) => Fill<ConcurrentBag<T>, T>(collection, elements, static bag => bag.Clear(), static (bag, element) => bag.Add(element), isReversed: true);

    /// <summary>Gives a blocking collection the elements that were read.</summary>
    /// <exception cref="NinoException">The collection is null, takes no more elements, or not so many.</exception>
    public static void Fill<T>(BlockingCollection<T>? collection, BlockingCollection<T>? elements)
    {
        if (ReferenceEquals(collection, elements))
        {
            return;
        }

        _ = collection is { IsAddingCompleted: false } ? collection : throw CannotFill(collection);
        while (collection.TryTake(out _))
        {
        }

        foreach (T element in elements ?? new BlockingCollection<T>())
        {
            if (!collection.TryAdd(element))
            {
                throw new NinoException($"A get-only {collection.GetType()} does not take more than {collection.BoundedCapacity} elements.");
            }
        }
    }

    /// <summary>Gives a collection the elements that were read, those of a stack and the like in the order in which they have to be added.</summary>
    private static void Fill<TCollection, T>(TCollection? collection, TCollection? elements, Action<TCollection> clear, Action<TCollection, T> add, bool isReversed = false)
        where TCollection : class, IEnumerable<T>
    {
        if (IsOther(collection, elements))
        {
            clear(collection);
            foreach (T element in elements is null ? [] : isReversed ? new Stack<T>(elements) : (IEnumerable<T>)elements)
            {
                add(collection, element);
            }
        }
    }

    /// <summary>Adds an element; an error where a set has it already.</summary>
    private static void Add<T>(ICollection<T> collection, T element)
    {
        if (collection is not ISet<T> set)
        {
            collection.Add(element);
        }
        else if (!set.Add(element))
        {
            Reader.ThrowRepeated(Nowhere);
        }
    }

    /// <summary>Counts keys that a table is about to take: they were read as a list, or hashed in another way. The table grows where the number of its buckets is not known.</summary>
    /// <remarks>What the message has left of its comparisons is not known here, nor its options: the keys of each table may meet some others.</remarks>
    private static void CheckKeys<TKey>(ICollection<TKey> keys, int buckets, IEqualityComparer<TKey> comparer)
    {
        Reader reader = Reader.OfKeys(keys.Count);
        CollisionGuard<TKey> guard = buckets == 0 ? CollisionGuard<TKey>.Growing(ref reader, keys.Count, comparer)
            : CollisionGuard<TKey>.IsNeeded(ref reader, keys.Count, comparer) ? CollisionGuard<TKey>.Of(ref reader, keys.Count, buckets, comparer)
            : default;
        foreach (TKey key in keys)
        {
            guard.Add(ref reader, key, Nowhere);
        }

        guard.Release();
    }

    /// <summary>The entries in the order of a sorted list: keys out of order would be inserted in front of others, which is quadratic.</summary>
    private static KeyValuePair<TKey, TValue>[] InOrder<TKey, TValue>(IDictionary<TKey, TValue> elements, IComparer<TKey> comparer)
    {
        KeyValuePair<TKey, TValue>[] entries = [.. elements];
        Array.Sort(entries, (first, second) => comparer.Compare(first.Key, second.Key));
        return entries;
    }

    /// <summary>Whether a collection has to be given elements that were not read into it.</summary>
    private static bool IsOther([NotNullWhen(true)] object? collection, object? elements) =>
        !ReferenceEquals(collection, elements) && (collection is not null ? true : throw CannotFill(collection));

    private static NinoException CannotFill(object? collection) =>
        new($"A get-only collection cannot be filled, because it is {(collection is null ? "null" : "read-only")}. Give it a setter, or an instance that takes elements.");
}
