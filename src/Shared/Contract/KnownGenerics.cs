using System.Collections.Generic;

namespace Nino.Contract;

/// <summary>The generic types that the runtime has formatters for, by metadata name, and the names of these formatters. A new one is a line here.</summary>
internal static class KnownGenerics
{
    /// <summary>Generic types of variable size: collections, and what holds one value. The formatter's type arguments are the type's, then a formatter for each.</summary>
    public static readonly IReadOnlyDictionary<string, string> Collections = new Dictionary<string, string>
    {
        ["System.Collections.Generic.List`1"] = "ListFormatter",
        ["System.Collections.Generic.Dictionary`2"] = "DictionaryFormatter",
        ["System.Collections.Generic.HashSet`1"] = "HashSetFormatter",
        ["System.Collections.Generic.Queue`1"] = "QueueFormatter",
        ["System.Collections.Generic.Stack`1"] = "StackFormatter",
        ["System.Collections.Generic.LinkedList`1"] = "LinkedListFormatter",
        ["System.Collections.Generic.SortedDictionary`2"] = "SortedDictionaryFormatter",
        ["System.Collections.Generic.SortedList`2"] = "SortedListFormatter",
        ["System.Collections.Generic.SortedSet`1"] = "SortedSetFormatter",
        ["System.Collections.Generic.OrderedDictionary`2"] = "OrderedDictionaryFormatter",
        ["System.Collections.Generic.PriorityQueue`2"] = "PriorityQueueFormatter",
        ["System.Collections.Concurrent.ConcurrentBag`1"] = "ConcurrentBagFormatter",
        ["System.Collections.Concurrent.ConcurrentDictionary`2"] = "ConcurrentDictionaryFormatter",
        ["System.Collections.Concurrent.ConcurrentQueue`1"] = "ConcurrentQueueFormatter",
        ["System.Collections.Concurrent.ConcurrentStack`1"] = "ConcurrentStackFormatter",
        ["System.Collections.Frozen.FrozenDictionary`2"] = "FrozenDictionaryFormatter",
        ["System.Collections.Frozen.FrozenSet`1"] = "FrozenSetFormatter",
        ["System.Collections.Immutable.ImmutableArray`1"] = "ImmutableArrayFormatter",
        ["System.Collections.Immutable.ImmutableDictionary`2"] = "ImmutableDictionaryFormatter",
        ["System.Collections.Immutable.ImmutableHashSet`1"] = "ImmutableHashSetFormatter",
        ["System.Collections.Immutable.ImmutableList`1"] = "ImmutableListFormatter",
        ["System.Collections.Immutable.ImmutableQueue`1"] = "ImmutableQueueFormatter",
        ["System.Collections.Immutable.ImmutableSortedDictionary`2"] = "ImmutableSortedDictionaryFormatter",
        ["System.Collections.Immutable.ImmutableSortedSet`1"] = "ImmutableSortedSetFormatter",
        ["System.Collections.Immutable.ImmutableStack`1"] = "ImmutableStackFormatter",
        ["System.Collections.ObjectModel.ReadOnlyCollection`1"] = "ReadOnlyCollectionFormatter",
        ["System.Collections.ObjectModel.ReadOnlyDictionary`2"] = "ReadOnlyDictionaryFormatter",
        ["System.Collections.ObjectModel.ReadOnlyObservableCollection`1"] = "ReadOnlyObservableCollectionFormatter",
        ["System.Collections.ObjectModel.ReadOnlySet`1"] = "ReadOnlySetFormatter",
        ["System.Linq.IGrouping`2"] = "GroupingFormatter",
        ["System.Linq.ILookup`2"] = "LookupFormatter",
        ["System.ArraySegment`1"] = "ArraySegmentFormatter",
        ["System.Memory`1"] = "MemoryFormatter",
        ["System.ReadOnlyMemory`1"] = "ReadOnlyMemoryFormatter",
        ["System.Buffers.ReadOnlySequence`1"] = "ReadOnlySequenceFormatter",
        ["System.Lazy`1"] = "LazyFormatter",
        ["System.Nullable`1"] = "NullableFormatter",
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
    public static readonly IReadOnlyDictionary<string, string> Objects = new Dictionary<string, string>
    {
        ["System.Tuple`1"] = "TupleFormatter",
        ["System.Tuple`2"] = "TupleFormatter",
        ["System.Tuple`3"] = "TupleFormatter",
        ["System.Tuple`4"] = "TupleFormatter",
        ["System.Tuple`5"] = "TupleFormatter",
        ["System.Tuple`6"] = "TupleFormatter",
        ["System.Tuple`7"] = "TupleFormatter",
        ["System.Tuple`8"] = "TupleFormatter",
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
