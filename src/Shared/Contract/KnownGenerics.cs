using System.Collections.Generic;

namespace Nino.Contract;

/// <summary>The generic types that the runtime has formatters for, by metadata name, and the names of these formatters. A new one is a line here.</summary>
internal static class KnownGenerics
{
    /// <summary>Generic types of variable size: collections, and what holds one value. The type arguments of a formatter, or of its kind, are the type's, then a formatter for each; those of a formatter with a kind are the type and the kind.</summary>
    public static readonly IReadOnlyDictionary<string, (string Formatter, string? Kind)> Collections = new Dictionary<string, (string, string?)>
    {
        ["System.Collections.Generic.List`1"] = ("ListFormatter", null),
        ["System.Collections.Generic.Dictionary`2"] = ("DictionaryFormatter", null),
        ["System.Collections.Generic.HashSet`1"] = ("CollectionFormatter", "HashSetKind"),
        ["System.Collections.Generic.Queue`1"] = ("CollectionFormatter", "QueueKind"),
        ["System.Collections.Generic.Stack`1"] = ("CollectionFormatter", "StackKind"),
        ["System.Collections.Generic.LinkedList`1"] = ("CollectionFormatter", "LinkedListKind"),
        ["System.Collections.Generic.SortedDictionary`2"] = ("CollectionFormatter", "SortedDictionaryKind"),
        ["System.Collections.Generic.SortedList`2"] = ("CollectionFormatter", "SortedListKind"),
        ["System.Collections.Generic.SortedSet`1"] = ("CollectionFormatter", "SortedSetKind"),
        ["System.Collections.Generic.OrderedDictionary`2"] = ("CollectionFormatter", "OrderedDictionaryKind"),
        ["System.Collections.Generic.PriorityQueue`2"] = ("CollectionFormatter", "PriorityQueueKind"),
        ["System.Collections.Concurrent.ConcurrentBag`1"] = ("CollectionFormatter", "ConcurrentBagKind"),
        ["System.Collections.Concurrent.ConcurrentDictionary`2"] = ("CollectionFormatter", "ConcurrentDictionaryKind"),
        ["System.Collections.Concurrent.ConcurrentQueue`1"] = ("CollectionFormatter", "ConcurrentQueueKind"),
        ["System.Collections.Concurrent.ConcurrentStack`1"] = ("CollectionFormatter", "ConcurrentStackKind"),
        ["System.Collections.Frozen.FrozenDictionary`2"] = ("CollectionFormatter", "FrozenDictionaryKind"),
        ["System.Collections.Frozen.FrozenSet`1"] = ("CollectionFormatter", "FrozenSetKind"),
        ["System.Collections.Immutable.ImmutableArray`1"] = ("ImmutableArrayFormatter", null),
        ["System.Collections.Immutable.ImmutableDictionary`2"] = ("CollectionFormatter", "ImmutableDictionaryKind"),
        ["System.Collections.Immutable.ImmutableHashSet`1"] = ("CollectionFormatter", "ImmutableHashSetKind"),
        ["System.Collections.Immutable.ImmutableList`1"] = ("CollectionFormatter", "ImmutableListKind"),
        ["System.Collections.Immutable.ImmutableQueue`1"] = ("CollectionFormatter", "ImmutableQueueKind"),
        ["System.Collections.Immutable.ImmutableSortedDictionary`2"] = ("CollectionFormatter", "ImmutableSortedDictionaryKind"),
        ["System.Collections.Immutable.ImmutableSortedSet`1"] = ("CollectionFormatter", "ImmutableSortedSetKind"),
        ["System.Collections.Immutable.ImmutableStack`1"] = ("CollectionFormatter", "ImmutableStackKind"),
        ["System.Collections.ObjectModel.ReadOnlyCollection`1"] = ("CollectionFormatter", "ReadOnlyCollectionKind"),
        ["System.Collections.ObjectModel.ReadOnlyDictionary`2"] = ("CollectionFormatter", "ReadOnlyDictionaryKind"),
        ["System.Collections.ObjectModel.ReadOnlyObservableCollection`1"] = ("ReadOnlyObservableCollectionFormatter", null),
        ["System.Collections.ObjectModel.ReadOnlySet`1"] = ("CollectionFormatter", "ReadOnlySetKind"),
        ["System.Linq.IGrouping`2"] = ("GroupingFormatter", null),
        ["System.Linq.ILookup`2"] = ("LookupFormatter", null),
        ["System.ArraySegment`1"] = ("ArraySegmentFormatter", null),
        ["System.Memory`1"] = ("MemoryFormatter", null),
        ["System.ReadOnlyMemory`1"] = ("ReadOnlyMemoryFormatter", null),
        ["System.Buffers.ReadOnlySequence`1"] = ("ReadOnlySequenceFormatter", null),
        ["System.Lazy`1"] = ("LazyFormatter", null),
        ["System.Nullable`1"] = ("NullableFormatter", null),
    };

    /// <summary>Generic types that are their elements one after another, fixed-size when all elements are.</summary>
    public static readonly IReadOnlyDictionary<string, string> Sequences = new Dictionary<string, string>
    {
        ["System.Collections.Generic.KeyValuePair`2"] = "KeyValuePairFormatter",
        ["System.ValueTuple`1"] = "ValueTupleFormatter",
        ["System.ValueTuple`2"] = "ValueTupleFormatter",
        ["System.ValueTuple`3"] = "ValueTupleFormatter",
        ["System.ValueTuple`4"] = "ValueTupleFormatter",
        ["System.ValueTuple`5"] = "ValueTupleFormatter",
        ["System.ValueTuple`6"] = "ValueTupleFormatter",
        ["System.ValueTuple`7"] = "ValueTupleFormatter",
        ["System.ValueTuple`8"] = "ValueTupleFormatter",
        ["Nino.Core.NinoTuple`1"] = "NinoTupleFormatter",
        ["Nino.Core.NinoTuple`2"] = "NinoTupleFormatter",
        ["Nino.Core.NinoTuple`3"] = "NinoTupleFormatter",
        ["Nino.Core.NinoTuple`4"] = "NinoTupleFormatter",
        ["Nino.Core.NinoTuple`5"] = "NinoTupleFormatter",
        ["Nino.Core.NinoTuple`6"] = "NinoTupleFormatter",
        ["Nino.Core.NinoTuple`7"] = "NinoTupleFormatter",
        ["Nino.Core.NinoTuple`8"] = "NinoTupleFormatter",
    };

    /// <summary>Generic classes with an object head.</summary>
    public static readonly IReadOnlyDictionary<string, (string Formatter, string? Kind)> Objects = new Dictionary<string, (string, string?)>
    {
        ["System.Tuple`1"] = ("TupleFormatter", "TupleItems"),
        ["System.Tuple`2"] = ("TupleFormatter", "TupleItems"),
        ["System.Tuple`3"] = ("TupleFormatter", "TupleItems"),
        ["System.Tuple`4"] = ("TupleFormatter", "TupleItems"),
        ["System.Tuple`5"] = ("TupleFormatter", "TupleItems"),
        ["System.Tuple`6"] = ("TupleFormatter", "TupleItems"),
        ["System.Tuple`7"] = ("TupleFormatter", "TupleItems"),
        ["System.Tuple`8"] = ("TupleFormatter", "TupleItems"),
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
        || (Collections.ContainsKey(name) && name is not ("System.Nullable`1" or "System.Lazy`1"));
}
