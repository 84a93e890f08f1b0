using System.Collections;
using Nino.Core.Formatters;
using Nino.Core.Memory;
using Nino.Core.Shapes;

namespace Nino.Core.RuntimeMode;

/// <summary>A dictionary (format.md §6).</summary>
/// <param name="declared">The declared type.</param>
/// <param name="created">The type that is read.</param>
/// <param name="keys">The keys.</param>
/// <param name="values">The values.</param>
[RequiresUnreferencedCode(Reflected.RuntimeMode)]
[RequiresDynamicCode(Reflected.RuntimeMode)]
internal sealed class DictionaryNode(Type declared, Type created, Node keys, Node values) : Node
{
    private readonly EnumeratedNodes _enumerated = Enumerated(typeof(KeyValuePair<,>).MakeGenericType(keys.Type, values.Type), keys, values);

    private readonly bool _isConcurrent = Formatters.Enumerated.IsConcurrent(created);
    private readonly bool _isOfFramework = ReflectedTypes.IsOfFramework(created);
    private readonly Func<object, IComparer>? _sortedBy = SortedLists.ComparerOf(created);

    private readonly (int Empty, int Element) _size = MemorySizes.Of(created);
    private readonly KeyGuard _guard = new(created, keys.Type);

    public override Type Type => declared;

    protected override Shape MakeShape() => new MapShape(created, keys.MinSize + values.MinSize, keys.Type, () => keys.Shape, () => values.Shape);

    [MethodImpl(StackRoom.SmallFrame)]
    public override ref byte Write(ref Writer writer, ref byte at, object? value)
    {
        if (value is not IDictionary dictionary || value.GetType() != created || _isConcurrent)
        {
            return ref _enumerated.Write(ref writer, ref at, value);
        }

        int count = dictionary.Count;
        int left = count;
        at = ref writer.WriteCount(ref at, count);

        // Not foreach, which boxes each entry.
        IDictionaryEnumerator entries = dictionary.GetEnumerator();
        using (entries as IDisposable)
        {
            while (entries.MoveNext())
            {
                DictionaryEntry entry = entries.Entry;
                left--;
                at = ref keys.Write(ref writer, ref at, entry.Key);
                at = ref values.Write(ref writer, ref at, entry.Value);
            }
        }

        if (left != 0)
        {
            Errors.ThrowChanged(created);
        }

        return ref at;
    }

    /// <remarks>The dictionary keeps its instance, and with it its comparer; it is cleared and refilled.</remarks>
    public override object? Read(ref Reader reader, object? existing)
    {
        if (!reader.TryReadCount(keys.MinSize + values.MinSize, out int count))
        {
            return null;
        }

        reader.ChargeCollection(count, _size.Empty, _size.Element, keys.MinSize + values.MinSize);
        IDictionary dictionary = existing is not null && existing.GetType() == created ? (IDictionary)existing : (IDictionary)Activator.CreateInstance(created)!;
        if (dictionary.Count > 0)
        {
            dictionary.Clear();
        }

        if (_sortedBy is not null)
        {
            FillInOrder(ref reader, dictionary, _sortedBy(dictionary), count);
            CheckCount(existing, dictionary, count);
            return dictionary;
        }

        CollisionGuard<object> guard = _guard.Of(ref reader, dictionary, count);
        for (int i = 0; i < count; i++)
        {
            int start = reader.Position;
            object? key = keys.Read(ref reader, null);
            object? value = values.Read(ref reader, null);
            if (key is null)
            {
                Reader.ThrowNullKey(start);
            }

            _guard.Check(ref reader, ref guard, dictionary, key, count, start);
            if (dictionary.Contains(key))
            {
                Reader.ThrowRepeated(start);
            }

            Add(dictionary, key, value);
            guard.Add(ref reader, key, start);
        }

        guard.Release();
        CheckCount(existing, dictionary, count);
        return dictionary;
    }

    // A dictionary of the user may keep fewer than it is given.
    private void CheckCount(object? existing, IDictionary dictionary, int count)
    {
        if (dictionary == existing && (_isOfFramework ? dictionary.Count != count : dictionary.Count > count))
        {
            Errors.ThrowChangedInReading(created);
        }
    }

    /// <summary>Fills a sorted list. Keys out of order would be inserted in front of others, which is quadratic.</summary>
    private void FillInOrder(ref Reader reader, IDictionary dictionary, IComparer comparer, int count)
    {
        object[] read = new object[count];
        object?[] items = new object?[count];
        int start = 0;
        for (int i = 0; i < count; i++)
        {
            start = reader.Position;
            object? key = keys.Read(ref reader, null);
            items[i] = values.Read(ref reader, null);
            if (key is null)
            {
                Reader.ThrowNullKey(start);
            }

            read[i] = key;
        }

        Array.Sort(read, items, comparer);
        for (int i = 0; i < count; i++)
        {
            if (dictionary.Contains(read[i]))
            {
                Reader.ThrowRepeated(start);
            }

            Add(dictionary, read[i], items[i]);
        }
    }

    private void Add(IDictionary dictionary, object key, object? value)
    {
        try
        {
            dictionary.Add(key, value);
        }
        catch (Exception error) when (!_isOfFramework && UserCollections.IsRefusal(error))
        {
            throw UserCollections.Refused(created, error);
        }
    }

    private static EnumeratedNodes Enumerated(Type pair, Node keys, Node values) => new(pair, new TupleNode(pair, [keys, values]));
}
