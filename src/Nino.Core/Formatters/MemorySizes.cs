namespace Nino.Core.Formatters;

/// <summary>About how many bytes collections take in memory, on 64 bits: what they take with few elements, and for each element, without what that refers to.</summary>
internal static class MemorySizes
{
    /// <summary>A list or an array of few elements.</summary>
    public const int List = 48;

    /// <summary>A dictionary of few entries: itself, and two arrays without their elements.</summary>
    public const int Dictionary = 128;

    /// <summary>A set of few entries, likewise.</summary>
    private const int Set = 112;

    /// <summary>A value that is made already.</summary>
    public const int Lazy = 64;

    /// <summary>What an entry of a hash table takes beside key and value: hash, next, and its place among the buckets.</summary>
    public const int Entry = 12;

    /// <summary>Whether elements cost so much more memory than bytes that they are counted.</summary>
    /// <param name="elementSize">What an element takes in memory.</param>
    /// <param name="minSize">The least number of bytes that an element takes; 0 where it takes a bit.</param>
    [MethodImpl(MethodImplOptions.AggressiveInlining)]
    public static bool IsCounted(int elementSize, int minSize) => elementSize > (minSize == 0 ? 1 : Reader.PaidByByte * minSize);

    /// <summary>What a collection takes when it is empty, and for each element.</summary>
    public static (int Empty, int Element) Of(Type type)
    {
        if (type.IsArray)
        {
            return (List, InstanceSize.InPlace(type.GetElementType()!));
        }

        Type known = type.IsGenericType ? type.GetGenericTypeDefinition() : type;
        (int empty, int element) = Known(known.Namespace + "." + known.Name);
        Type[] arguments = type.GenericTypeArguments;
        element += arguments.Length == 0 ? IntPtr.Size : 0;
        foreach (Type argument in arguments)
        {
            element += InstanceSize.InPlace(argument);
        }

        // A bag that grows holds its last array and one twice as large, beside the elements that were read.
        return (empty, known.Name == "ConcurrentBag`1" ? 4 * element : element);
    }

    /// <summary>Without what the elements themselves take; of an interface, what is read in its place. No table, which a first call would have to make.</summary>
    private static (int Empty, int Element) Known(string name) => name switch
    {
        "System.ArraySegment`1" or "System.Buffers.ReadOnlySequence`1" or "System.Memory`1" or "System.ReadOnlyMemory`1" => (List, 0),
        // Half of it stands for the time that one takes.
        "System.Collections.Concurrent.BlockingCollection`1" => (2800, 8),
        "System.Collections.Concurrent.ConcurrentBag`1" => (500, 0),
        // A lock, and its count, for each processor; 160 besides.
        "System.Collections.Concurrent.ConcurrentDictionary`2" => (312 + (44 * Environment.ProcessorCount), 56),
        "System.Collections.Concurrent.ConcurrentQueue`1" => (1100, 8),
        "System.Collections.Concurrent.ConcurrentStack`1" => (32, 32),
        "System.Collections.Frozen.FrozenDictionary`2" => (160, 48),
        "System.Collections.Frozen.FrozenSet`1" => (160, 40),
        "System.Collections.Generic.Dictionary`2" => (Dictionary, Entry),
        "System.Collections.Generic.HashSet`1" or "System.Collections.Generic.IReadOnlySet`1" or "System.Collections.Generic.ISet`1" => (Set, Entry),
        "System.Collections.Generic.ICollection`1" or "System.Collections.Generic.IEnumerable`1" or "System.Collections.Generic.IList`1" => (List, 0),
        "System.Collections.Generic.IReadOnlyCollection`1" or "System.Collections.Generic.IReadOnlyList`1" => (List, 0),
        "System.Collections.Generic.LinkedList`1" => (40, 40),
        "System.Collections.Generic.List`1" => (List, 0),
        "System.Collections.Generic.OrderedDictionary`2" => (80, 16),
        "System.Collections.Generic.PriorityQueue`2" => (48, 8),
        "System.Collections.Generic.Queue`1" => (64, 0),
        "System.Collections.Generic.SortedDictionary`2" => (120, 48),
        "System.Collections.Generic.SortedList`2" => (120, 0),
        "System.Collections.Generic.SortedSet`1" => (48, 40),
        "System.Collections.Generic.Stack`1" => (56, 0),
        "System.Collections.Hashtable" => (192, 40),
        "System.Collections.Immutable.ImmutableArray`1" => (List, 0),
        "System.Collections.Immutable.ImmutableDictionary`2" => (64, 104),
        "System.Collections.Immutable.IImmutableSet`1" or "System.Collections.Immutable.ImmutableHashSet`1" => (64, 88),
        "System.Collections.Immutable.IImmutableList`1" or "System.Collections.Immutable.ImmutableList`1" => (24, 40),
        "System.Collections.Immutable.IImmutableQueue`1" or "System.Collections.Immutable.ImmutableQueue`1" => (40, 24),
        "System.Collections.Immutable.ImmutableSortedDictionary`2" => (64, 48),
        "System.Collections.Immutable.ImmutableSortedSet`1" => (64, 40),
        "System.Collections.Immutable.IImmutableStack`1" or "System.Collections.Immutable.ImmutableStack`1" => (0, 24),
        "System.Collections.ObjectModel.Collection`1" or "System.Collections.ObjectModel.ReadOnlyCollection`1" => (64, 0),
        "System.Collections.ObjectModel.ObservableCollection`1" or "System.Collections.ObjectModel.ReadOnlyObservableCollection`1" => (160, 0),
        "System.Collections.ObjectModel.ReadOnlyDictionary`2" => (160, Entry),
        "System.Linq.ILookup`2" => (160, 64),
        _ => (64, 16),
    };
}
