using System;
using System.Collections;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Linq;
using Nino.Core;
using Nino.Tests.Types;
using Xunit;

namespace Nino.Tests.Collections;

/// <summary>Elements whose code changes the collection that they are read into: it would hold others than the bytes do.</summary>
public sealed partial class IntrudingElementsTests
{
    private static readonly Intruder Extra = new() { Number = 99 };

    [Fact]
    public void Dictionary_SaysSo()
    {
        Refuses<Dictionary<int, Intruder>>(new() { [1] = Of(1), [2] = Of(2) }, table => table[99] = Extra);
        Refuses<Dictionary<string, Intruder>>(new() { ["a"] = Of(1), ["b"] = Of(2) }, table => table["x"] = Extra);
        Refuses<Dictionary<Intruder, int>>(new() { [Of(1)] = 1, [Of(2)] = 2 }, table => table[Extra] = 3);
        Refuses<SortedDictionary<int, Intruder>>(new() { [1] = Of(1), [2] = Of(2) }, table => table[99] = Extra);
        Refuses<SortedList<int, Intruder>>(new() { [1] = Of(1), [2] = Of(2) }, table => table[99] = Extra);
        Refuses<ConcurrentDictionary<int, Intruder>>(new() { [1] = Of(1), [2] = Of(2) }, table => table[99] = Extra);
        Refuses<Hashtable>(new() { [1] = Of(1), [2] = Of(2) }, table => table[99] = Extra);
        Refuses<IntruderTable>(new() { ["a"] = Of(1), ["b"] = Of(2) }, table => table["x"] = Extra);
        Refuses<IntruderList>(new() { [1] = Of(1), [2] = Of(2) }, table => table[99] = Extra);
    }

    [Fact]
    public void DictionaryWithAComparerOfItsOwn_SaysSo() => Refuses<Dictionary<string, Intruder>>(
        new() { ["a"] = Of(1), ["b"] = Of(2) },
        table => table["x"] = Extra,
        new(new Lengths()));

    [Fact]
    public void Set_SaysSo()
    {
        Refuses<HashSet<Intruder>>([Of(1), Of(2)], set => set.Add(Extra));
        Refuses<SortedSet<Intruder>>([Of(1), Of(2)], set => set.Add(Extra));
        Refuses<IntruderSet>([Of(1), Of(2)], set => set.Add(Extra));
    }

    [Fact]
    public void List_SaysSo()
    {
        Refuses<ArrayList>([Of(1), Of(2)], list => list.Add(Extra));
        Refuses<IntruderBag>([Of(1), Of(2)], bag => bag.Add(Extra));
    }

    /// <summary>Taking the other ones away is a change, too.</summary>
    [Fact]
    public void Removal_SaysSo()
    {
        Refuses<Dictionary<int, Intruder>>(new() { [1] = Of(1), [2] = Of(2) }, table => table.Remove(1));
        Refuses<HashSet<Intruder>>([Of(1), Of(2)], set => set.Clear());
    }

    [Fact]
    public void CollectionThatKeepsFewer_IsRead()
    {
        FirstTwo? table = [];
        NinoDeserializer.DeserializeRef(ref table, NinoSerializer.Serialize(new Dictionary<int, string> { [1] = "a", [2] = "b", [3] = "c" }));
        Assert.Equal([1, 2], table!.Keys.OrderBy(key => key).ToArray());

        DistinctBag? bag = [];
        NinoDeserializer.DeserializeRef(ref bag, NinoSerializer.Serialize(new[] { "a", "b", "a" }));
        Assert.Equal(["a", "b"], bag!.ToArray());
    }

    private static Intruder Of(int number) => new() { Number = number };

    private static void Refuses<T>(T value, Action<T> intrude, T? existing = null)
        where T : class, new()
    {
        byte[] bytes = NinoSerializer.Serialize(value);
        T? target = existing ?? new T();
        T filled = target;
        NinoDeserializer.DeserializeRef(ref target, bytes);
        Assert.Same(filled, target);
        Intruder.WhenRead = () => intrude(filled);
        try
        {
            NinoException? error = Record.Exception(() => NinoDeserializer.DeserializeRef(ref target, bytes)) as NinoException;
            Assert.True(error?.Message.Contains("holds", StringComparison.Ordinal), $"{typeof(T)}: {error}");
        }
        finally
        {
            Intruder.WhenRead = null;
        }
    }

    private sealed class Lengths : IEqualityComparer<string>
    {
        public bool Equals(string? x, string? y) => x == y;

        public int GetHashCode(string obj) => obj.Length;
    }
}
