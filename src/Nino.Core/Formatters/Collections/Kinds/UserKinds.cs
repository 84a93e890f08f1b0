using System;
using System.Collections.Generic;
using System.ComponentModel;
using System.Diagnostics.CodeAnalysis;
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

    public int MinElementSize => default(TFormatter).MinSize;

    public long SizeOf(TCollection? collection) => -1;

    public ref byte Write(ref Writer writer, ref byte at, TCollection collection) => ref Enumerated<T, TFormatter>.Write(ref writer, ref at, collection);

    /// <remarks>Nothing tells how to clear an existing collection: it is replaced.</remarks>
    public TCollection Read(ref Reader reader, int count, TCollection? existing)
    {
        TCollection collection = new();
        for (int i = 0; i < count; i++)
        {
            Taking.Add(collection, default(TFormatter).Read(ref reader)!, Add);
        }

        return collection;
    }

    public void Describe(ShapeBuilder shape) => shape.Sequence<TCollection, T, TFormatter>();

    private static Action<TCollection, T> FindAdd()
    {
        MethodInfo method = typeof(TCollection).GetMethod("Add", [typeof(T)]) ?? throw new MissingMethodException(typeof(TCollection).ToString(), "Add");
        return method.ReturnType == typeof(void)
            ? (Action<TCollection, T>)method.CreateDelegate(typeof(Action<TCollection, T>))
            : (collection, item) => method.Invoke(collection, [item]);
    }
}

/// <summary>A class that implements <see cref="ICollection{T}"/>.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct AnyCollectionKind<TCollection, T, TFormatter> : ICollectionKind<TCollection>
    where TCollection : class, ICollection<T>, new()
    where TFormatter : struct, IFormatter<T>
{
    public int MinElementSize => default(TFormatter).MinSize;

    public long SizeOf(TCollection? collection) => -1;

    public ref byte Write(ref Writer writer, ref byte at, TCollection collection) => ref Enumerated<T, TFormatter>.Write(ref writer, ref at, collection);

    public TCollection Read(ref Reader reader, int count, TCollection? existing)
    {
        existing?.Clear();
        TCollection collection = existing ?? new();
        CollisionGuard<T> guard = collection is HashSet<T> table && CollisionGuard<T>.IsNeeded(count, reader.MaxCollisions)
            ? new(table.EnsureCapacity(count), reader.MaxCollisions, table.Comparer)
            : default;
        ISet<T>? set = collection as ISet<T>;
        for (int i = 0; i < count; i++)
        {
            int start = reader.Position;
            T item = default(TFormatter).Read(ref reader)!;
            if (set is null)
            {
                Taking.Add(collection, item);
            }
            else if (!set.Add(item))
            {
                Reader.ThrowRepeated(start);
            }

            guard.Add(item, start);
        }

        guard.Release();
        return collection;
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
        existing?.Clear();
        TDictionary collection = existing ?? new();
        CollisionGuard<TKey> guard = collection is Dictionary<TKey, TValue> table && CollisionGuard<TKey>.IsNeeded(count, reader.MaxCollisions)
            ? new(table.EnsureCapacity(count), reader.MaxCollisions, table.Comparer)
            : default;
        for (int i = 0; i < count; i++)
        {
            TKey key = Pairs<TKey, TValue, TKeyFormatter, TValueFormatter>.Read(ref reader, out TValue item, out int start);
            if (collection.ContainsKey(key))
            {
                Reader.ThrowRepeated(start);
            }

            Taking.Add(collection, key, item);
            guard.Add(key, start);
        }

        guard.Release();
        return collection;
    }

    public void Describe(ShapeBuilder shape) => shape.Map<TDictionary, TKey, TKeyFormatter, TValue, TValueFormatter>();
}
