using System.Linq;

namespace Nino.Core.Formatters;

/// <summary><see cref="ILookup{TKey,TElement}"/>: a collection of its groups (format.md §6). Reading uses the default comparer.</summary>
[EditorBrowsable(EditorBrowsableState.Never)]
public readonly struct LookupFormatter<TKey, TElement, TKeyFormatter, TElementFormatter> : IFormatter<ILookup<TKey, TElement>>
    where TKeyFormatter : struct, IFormatter<TKey>
    where TElementFormatter : struct, IFormatter<TElement>
{
    public int FixedSize => 0;

    public int MinSize => 1;

    public ref byte Write(ref Writer writer, ref byte at, ILookup<TKey, TElement>? value) => ref Enumerated<IGrouping<TKey, TElement>, GroupingFormatter<TKey, TElement, TKeyFormatter, TElementFormatter>>.Write(ref writer, ref at, value);

    public ILookup<TKey, TElement>? Read(ref Reader reader)
    {
        if (!reader.TryReadCount(1 + default(TKeyFormatter).MinSize, out int count))
        {
            return null;
        }

        reader.ChargeCollection(count, CollectionSize<ILookup<TKey, TElement>>.Empty, CollectionSize<ILookup<TKey, TElement>>.Element, 1 + default(TKeyFormatter).MinSize);
        IGrouping<TKey, TElement>[] groups = new IGrouping<TKey, TElement>[count];
        Dictionary<ValueTuple<TKey>, int> indexes = new(count);
        CollisionGuard<ValueTuple<TKey>> guard = CollisionGuard<ValueTuple<TKey>>.IsNeeded(ref reader, count)
            ? CollisionGuard<ValueTuple<TKey>>.Of(ref reader, count, indexes.EnsureCapacity(count), indexes.Comparer)
            : default;
        for (int i = 0; i < count; i++)
        {
            int start = reader.Position;
            IGrouping<TKey, TElement>? group = default(GroupingFormatter<TKey, TElement, TKeyFormatter, TElementFormatter>).Read(ref reader);
            if (group is null)
            {
                reader.ThrowInvalid("A group is null.");
            }

            ValueTuple<TKey> key = new(group.Key);
            if (CollisionGuard<ValueTuple<TKey>>.MayShare(ref reader))
            {
                guard.CheckKey(ref reader, key, indexes.Comparer, count, start);
            }

            if (!indexes.TryAdd(key, i))
            {
                Reader.ThrowRepeated(start);
            }

            guard.Add(ref reader, key, start);
            groups[i] = group;
        }

        guard.Release();
        return new Lookup<TKey, TElement>(groups, indexes);
    }

    public void ReadInto(ref Reader reader, ref ILookup<TKey, TElement>? value) => value = Read(ref reader);

    public void Describe(ShapeBuilder shape) => shape.Sequence<ILookup<TKey, TElement>, IGrouping<TKey, TElement>, GroupingFormatter<TKey, TElement, TKeyFormatter, TElementFormatter>>();
}
