namespace Nino.Contract;

/// <summary>Collections with keys that keep the comparer which the constructor of their holder gave them.</summary>
internal static class KnownComparers
{
    private static readonly HashSet<string> Collections =
    [
        "System.Collections.Generic.Dictionary`2",
        "System.Collections.Generic.HashSet`1",
        "System.Collections.Generic.IDictionary`2",
        "System.Collections.Generic.ISet`1",
        "System.Collections.Generic.SortedDictionary`2",
        "System.Collections.Generic.SortedList`2",
        "System.Collections.Generic.SortedSet`1",
        "System.Collections.Concurrent.ConcurrentDictionary`2",
    ];

    /// <summary>Whether a collection keeps its comparer. Numbers, which have the comparer that every one has, are not asked.</summary>
    /// <param name="name">The metadata name of the collection.</param>
    /// <param name="isNumber">Whether its keys are numbers, characters, bools or enums.</param>
    public static bool AreKeptBy(string name, bool isNumber) => !isNumber && Collections.Contains(name);
}
