namespace Nino.Contract;

/// <summary>The generic types that the runtime has formatters for, by metadata name, and the names of these formatters. A new one is a line here.</summary>
internal static class KnownGenerics
{
    /// <summary>The type arguments of a formatter, or of its kind, are the type's, then a formatter for each; those of a formatter with a kind are the type and the kind.</summary>
    public static readonly IReadOnlyDictionary<string, KnownGeneric> Formatters = new Dictionary<string, KnownGeneric>
    {
        ["System.Collections.Generic.List`1"] = new(FormKind.Collection, "ListFormatter"),
        ["System.Collections.Generic.Dictionary`2"] = new(FormKind.Collection, "DictionaryFormatter"),
        ["System.Collections.Generic.HashSet`1"] = new(FormKind.Collection, "CollectionFormatter", "HashSetKind"),
        ["System.Collections.Generic.Queue`1"] = new(FormKind.Collection, "CollectionFormatter", "QueueKind"),
        ["System.Collections.Generic.Stack`1"] = new(FormKind.Collection, "CollectionFormatter", "StackKind"),
        ["System.Collections.Generic.LinkedList`1"] = new(FormKind.Collection, "CollectionFormatter", "LinkedListKind"),
        ["System.Collections.Generic.SortedDictionary`2"] = new(FormKind.Collection, "CollectionFormatter", "SortedDictionaryKind"),
        ["System.Collections.Generic.SortedList`2"] = new(FormKind.Collection, "CollectionFormatter", "SortedListKind"),
        ["System.Collections.Generic.SortedSet`1"] = new(FormKind.Collection, "CollectionFormatter", "SortedSetKind"),
        ["System.Collections.Generic.OrderedDictionary`2"] = new(FormKind.Collection, "CollectionFormatter", "OrderedDictionaryKind"),
        ["System.Collections.Generic.PriorityQueue`2"] = new(FormKind.Collection, "CollectionFormatter", "PriorityQueueKind"),
        ["System.Collections.Concurrent.ConcurrentBag`1"] = new(FormKind.Collection, "CollectionFormatter", "ConcurrentBagKind"),
        ["System.Collections.Concurrent.ConcurrentDictionary`2"] = new(FormKind.Collection, "CollectionFormatter", "ConcurrentDictionaryKind"),
        ["System.Collections.Concurrent.ConcurrentQueue`1"] = new(FormKind.Collection, "CollectionFormatter", "ConcurrentQueueKind"),
        ["System.Collections.Concurrent.ConcurrentStack`1"] = new(FormKind.Collection, "CollectionFormatter", "ConcurrentStackKind"),
        ["System.Collections.Frozen.FrozenDictionary`2"] = new(FormKind.Collection, "CollectionFormatter", "FrozenDictionaryKind"),
        ["System.Collections.Frozen.FrozenSet`1"] = new(FormKind.Collection, "CollectionFormatter", "FrozenSetKind"),
        ["System.Collections.Immutable.ImmutableArray`1"] = new(FormKind.Collection, "ImmutableArrayFormatter"),
        ["System.Collections.Immutable.ImmutableDictionary`2"] = new(FormKind.Collection, "CollectionFormatter", "ImmutableDictionaryKind"),
        ["System.Collections.Immutable.ImmutableHashSet`1"] = new(FormKind.Collection, "CollectionFormatter", "ImmutableHashSetKind"),
        ["System.Collections.Immutable.ImmutableList`1"] = new(FormKind.Collection, "CollectionFormatter", "ImmutableListKind"),
        ["System.Collections.Immutable.ImmutableQueue`1"] = new(FormKind.Collection, "CollectionFormatter", "ImmutableQueueKind"),
        ["System.Collections.Immutable.ImmutableSortedDictionary`2"] = new(FormKind.Collection, "CollectionFormatter", "ImmutableSortedDictionaryKind"),
        ["System.Collections.Immutable.ImmutableSortedSet`1"] = new(FormKind.Collection, "CollectionFormatter", "ImmutableSortedSetKind"),
        ["System.Collections.Immutable.ImmutableStack`1"] = new(FormKind.Collection, "CollectionFormatter", "ImmutableStackKind"),
        ["System.Collections.ObjectModel.ReadOnlyCollection`1"] = new(FormKind.Collection, "CollectionFormatter", "ReadOnlyCollectionKind"),
        ["System.Collections.ObjectModel.ReadOnlyDictionary`2"] = new(FormKind.Collection, "CollectionFormatter", "ReadOnlyDictionaryKind"),
        ["System.Collections.ObjectModel.ReadOnlyObservableCollection`1"] = new(FormKind.Collection, "ReadOnlyObservableCollectionFormatter"),
        ["System.Collections.ObjectModel.ReadOnlySet`1"] = new(FormKind.Collection, "CollectionFormatter", "ReadOnlySetKind"),
        ["System.Linq.IGrouping`2"] = new(FormKind.Collection, "GroupingFormatter"),
        ["System.Linq.ILookup`2"] = new(FormKind.Collection, "LookupFormatter"),
        ["System.ArraySegment`1"] = new(FormKind.Collection, "ArraySegmentFormatter"),
        ["System.Memory`1"] = new(FormKind.Collection, "MemoryFormatter"),
        ["System.ReadOnlyMemory`1"] = new(FormKind.Collection, "ReadOnlyMemoryFormatter"),
        ["System.Buffers.ReadOnlySequence`1"] = new(FormKind.Collection, "ReadOnlySequenceFormatter"),
        ["System.Lazy`1"] = new(FormKind.Value, "LazyFormatter"),
        ["System.Nullable`1"] = new(FormKind.Value, "NullableFormatter"),
        ["System.Collections.Generic.KeyValuePair`2"] = new(FormKind.Sequence, "KeyValuePairFormatter"),
        ["System.ValueTuple`1"] = new(FormKind.Sequence, "ValueTupleFormatter"),
        ["System.ValueTuple`2"] = new(FormKind.Sequence, "ValueTupleFormatter"),
        ["System.ValueTuple`3"] = new(FormKind.Sequence, "ValueTupleFormatter"),
        ["System.ValueTuple`4"] = new(FormKind.Sequence, "ValueTupleFormatter"),
        ["System.ValueTuple`5"] = new(FormKind.Sequence, "ValueTupleFormatter"),
        ["System.ValueTuple`6"] = new(FormKind.Sequence, "ValueTupleFormatter"),
        ["System.ValueTuple`7"] = new(FormKind.Sequence, "ValueTupleFormatter"),
        ["System.ValueTuple`8"] = new(FormKind.Sequence, "ValueTupleFormatter"),
        ["Nino.Core.NinoTuple`1"] = new(FormKind.Sequence, "NinoTupleFormatter"),
        ["Nino.Core.NinoTuple`2"] = new(FormKind.Sequence, "NinoTupleFormatter"),
        ["Nino.Core.NinoTuple`3"] = new(FormKind.Sequence, "NinoTupleFormatter"),
        ["Nino.Core.NinoTuple`4"] = new(FormKind.Sequence, "NinoTupleFormatter"),
        ["Nino.Core.NinoTuple`5"] = new(FormKind.Sequence, "NinoTupleFormatter"),
        ["Nino.Core.NinoTuple`6"] = new(FormKind.Sequence, "NinoTupleFormatter"),
        ["Nino.Core.NinoTuple`7"] = new(FormKind.Sequence, "NinoTupleFormatter"),
        ["Nino.Core.NinoTuple`8"] = new(FormKind.Sequence, "NinoTupleFormatter"),
        ["Nino.Core.NinoCompactValue`1"] = new(FormKind.Sequence, "CompactValueFormatter") { IsCompact = true },
        ["System.Tuple`1"] = new(FormKind.Tuple, "TupleFormatter", "TupleItems"),
        ["System.Tuple`2"] = new(FormKind.Tuple, "TupleFormatter", "TupleItems"),
        ["System.Tuple`3"] = new(FormKind.Tuple, "TupleFormatter", "TupleItems"),
        ["System.Tuple`4"] = new(FormKind.Tuple, "TupleFormatter", "TupleItems"),
        ["System.Tuple`5"] = new(FormKind.Tuple, "TupleFormatter", "TupleItems"),
        ["System.Tuple`6"] = new(FormKind.Tuple, "TupleFormatter", "TupleItems"),
        ["System.Tuple`7"] = new(FormKind.Tuple, "TupleFormatter", "TupleItems"),
        ["System.Tuple`8"] = new(FormKind.Tuple, "TupleFormatter", "TupleItems"),
    };

    /// <summary>Collection interfaces, and the types that are read in their place.</summary>
    public static readonly IReadOnlyDictionary<string, string> Interfaces = new Dictionary<string, string>
    {
        ["System.Collections.Generic.IEnumerable`1"] = "System.Collections.Generic.List`1",
        ["System.Collections.Generic.ICollection`1"] = "System.Collections.Generic.List`1",
        ["System.Collections.Generic.IList`1"] = "System.Collections.Generic.List`1",
        ["System.Collections.Generic.IReadOnlyCollection`1"] = "System.Collections.Generic.List`1",
        ["System.Collections.Generic.IReadOnlyList`1"] = "System.Collections.Generic.List`1",
        ["System.Collections.Generic.ISet`1"] = "System.Collections.Generic.HashSet`1",
        ["System.Collections.Generic.IReadOnlySet`1"] = "System.Collections.Generic.HashSet`1",
        ["System.Collections.Generic.IDictionary`2"] = "System.Collections.Generic.Dictionary`2",
        ["System.Collections.Generic.IReadOnlyDictionary`2"] = "System.Collections.Generic.Dictionary`2",
        ["System.Collections.Immutable.IImmutableList`1"] = "System.Collections.Immutable.ImmutableList`1",
        ["System.Collections.Immutable.IImmutableSet`1"] = "System.Collections.Immutable.ImmutableHashSet`1",
        ["System.Collections.Immutable.IImmutableQueue`1"] = "System.Collections.Immutable.ImmutableQueue`1",
        ["System.Collections.Immutable.IImmutableStack`1"] = "System.Collections.Immutable.ImmutableStack`1",
        ["System.Collections.Immutable.IImmutableDictionary`2"] = "System.Collections.Immutable.ImmutableDictionary`2",
    };

    /// <summary>Whether a generic type is a collection of the framework.</summary>
    public static bool IsCollection(string name) =>
        name is "System.Collections.ObjectModel.Collection`1" or "System.Collections.ObjectModel.ObservableCollection`1"
        || Interfaces.ContainsKey(name)
        || (Formatters.TryGetValue(name, out KnownGeneric known) && known.Kind == FormKind.Collection);

    /// <summary>Whether a generic type stands in one of the tables: it holds nothing but values of its type arguments.</summary>
    public static bool Includes(string name) => Formatters.ContainsKey(name) || Interfaces.ContainsKey(name);
}
