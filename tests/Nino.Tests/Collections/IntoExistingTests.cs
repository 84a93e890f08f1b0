using System;
using System.Collections;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Collections.ObjectModel;
using System.Linq;
using System.Text;
using Nino.Core;
using Nino.Tests.Types;
using Xunit;

namespace Nino.Tests.Collections;

/// <summary>What reading into an existing value keeps.</summary>
public sealed partial class IntoExistingTests
{
    [Fact]
    public void Collection_KeepsItsInstance()
    {
        Assert.True(Keeps(new SortedSet<byte> { 1, 2 }, new SortedSet<byte> { 3 }));
        Assert.True(Keeps(new SortedDictionary<byte, byte> { [1] = 2 }, new SortedDictionary<byte, byte> { [3] = 4 }));
        Assert.True(Keeps(new SortedList<byte, byte> { [1] = 2 }, new SortedList<byte, byte> { [3] = 4 }));
        Assert.True(Keeps(new ConcurrentDictionary<byte, byte> { [1] = 2 }, new ConcurrentDictionary<byte, byte> { [3] = 4 }));
        Assert.True(Keeps(new ConcurrentBag<byte> { 1 }, new ConcurrentBag<byte> { 2 }));
        Assert.True(Keeps(new ConcurrentStack<byte>([1]), new ConcurrentStack<byte>([2])));
        Assert.True(Keeps(new ConcurrentQueue<byte>([1]), new ConcurrentQueue<byte>([2])));
        Assert.True(Keeps(new Team { "a" }, new Team { "b" }));
        Assert.True(Keeps(new Inventory { ["a"] = 1 }, new Inventory { ["b"] = 2 }));
        Assert.True(Keeps(new StringBuilder("a"), new StringBuilder("bc")));
        Assert.True(Keeps(new BitArray(5, true), new BitArray(9)));
    }

    /// <summary>An array and a read-only list take nothing: what stands over one is replaced, and they stay as they are.</summary>
    [Fact]
    public void CollectionOverReadOnlyList_IsReplaced()
    {
        byte[] array = [1, 2];
        Replaces(new Collection<byte>(array), [3, 4, 5]);
        Replaces(new Collection<byte>(Array.Empty<byte>()), [3, 4, 5]);
        Replaces(new Collection<string>(new List<string> { "a" }.AsReadOnly()), ["b"]);
        Replaces(new Standings(new[] { "a", "b" }), new Standings { "c" });
        Assert.Equal([1, 2], array);
        Assert.True(Keeps(new Collection<byte>(new List<byte> { 1 }), [3, 4, 5]));
        Assert.True(Keeps(new Standings { "a" }, new Standings { "c" }));

        static void Replaces<T>(T existing, T value)
            where T : class, IEnumerable
        {
            T? target = existing;
            NinoDeserializer.DeserializeRef(ref target, NinoSerializer.Serialize(value));
            Assert.NotSame(existing, target);
            Assert.Equal(value.Cast<object>(), target!.Cast<object>());
        }
    }

    [Theory]
    [InlineData(0)]
    [InlineData(2)]
    [InlineData(3)]
    [InlineData(5)]
    public void LinkedList_KeepsItsNodes(int count)
    {
        LinkedList<string> existing = new(["a", "b", "c"]);
        LinkedListNode<string>[] nodes = [existing.First!, existing.First!.Next!, existing.Last!];
        LinkedList<string>? target = existing;
        string[] values = Enumerable.Range(0, count).Select(i => $"{i}").ToArray();
        NinoDeserializer.DeserializeRef(ref target, NinoSerializer.Serialize(new LinkedList<string>(values)));
        Assert.Same(existing, target);
        Assert.Equal(values, target);
        Assert.Equal(count, target!.Count);
        if (NinoRuntime.Mode == NinoRuntimeMode.Interpreted)
        {
            return; // Nodes add elements by a method of the collection.
        }

        LinkedListNode<string>? next = target!.First;
        Assert.All(nodes.Take(count), node =>
        {
            Assert.Same(node, next);
            next = next!.Next;
        });
    }

    [Fact]
    public void Comparer_IsKept()
    {
        SortedDictionary<string, string>? existing = new(StringComparer.OrdinalIgnoreCase);
        NinoDeserializer.DeserializeRef(ref existing, NinoSerializer.Serialize(new SortedDictionary<string, string> { ["a"] = "1" }));
        Assert.Same(StringComparer.OrdinalIgnoreCase, existing!.Comparer);
        Assert.Equal("1", existing["A"]);
    }

    /// <summary>Where vectors move elements, their stores go past the last that is valid.</summary>
    [Fact]
    public void ElementsOfAnArray_ThatAreNotRead_AreNeverHalfOfOne()
    {
        DateTimeOffset time = new(2026, 1, 2, 3, 4, 5, TimeSpan.FromHours(1));
        AssertWhole(new LongClock(1, time), new LongClock(-2, time.AddYears(-9)), place: 8);
        AssertWhole(new PaddedClock(1, time, true), new PaddedClock(-2, time.AddYears(-9), false), place: 2);
        AssertWhole(new PaddedTime(time.UtcDateTime, 1), new PaddedTime(time.UtcDateTime.AddYears(-9), -2), place: 0);
        AssertWhole(new TwoClocks(time, time.AddDays(1)), new TwoClocks(time.AddYears(-8), time.AddYears(-9)), place: 0);
    }

    private static void AssertWhole<T>(T made, T old, int place)
        where T : struct
    {
        int size = NinoSerializer.Serialize(made).Length;
        for (int count = 1; count < 70; count++)
        {
            for (int bad = 0; bad < count; bad++)
            {
                byte[] bytes = NinoSerializer.Serialize(Enumerable.Repeat(made, count).ToArray());
                bytes.AsSpan(1 + (bad * size) + place, 8).Fill(0xFF);
                T[]? existing = Enumerable.Repeat(old, count).ToArray();
                T[] elements = existing;
                Assert.Throws<NinoException>(() => NinoDeserializer.DeserializeRef(ref existing, bytes));
                Assert.All(elements, element => Assert.Contains(element, new[] { made, old, default }));
            }
        }
    }

    [Fact]
    public void MultiArray_OfTheSameLengths_IsFilled()
    {
        byte[,] existing = new byte[2, 2];
        byte[,]? target = existing;
        NinoDeserializer.DeserializeRef(ref target, NinoSerializer.Serialize(new byte[,] { { 1, 2 }, { 3, 4 } }));
        Assert.Same(existing, target);
        Assert.Equal(4, existing[1, 1]);

        NinoDeserializer.DeserializeRef(ref target, NinoSerializer.Serialize(new byte[,] { { 1, 2, 3, 4 } }));
        Assert.NotSame(existing, target);
    }

    [Fact]
    public void Memory_OfTheSameLength_IsFilled()
    {
        byte[] behind = [9, 9, 9, 9];
        Memory<byte> memory = behind.AsMemory(1, 2);
        NinoDeserializer.DeserializeRef(ref memory, NinoSerializer.Serialize(new Memory<byte>([1, 2])));
        Assert.Equal([9, 1, 2, 9], behind);

        ArraySegment<byte> segment = new(behind, 2, 2);
        NinoDeserializer.DeserializeRef(ref segment, NinoSerializer.Serialize(new ArraySegment<byte>([7, 8])));
        Assert.Equal([9, 1, 7, 8], behind);

        NinoDeserializer.DeserializeRef(ref segment, NinoSerializer.Serialize(new ArraySegment<byte>([5])));
        Assert.Equal([9, 1, 7, 8], behind);
        Assert.Equal<byte>([5], segment.ToArray());
    }

    [Fact]
    public void SegmentOfAnArrayOfADerivedType_IsReplaced()
    {
        string[] behind = ["a", "b"];
        ArraySegment<object> segment = new(behind, 0, 2);
        byte[] bytes = NinoSerializer.Serialize(new ArraySegment<object>([new Person { Name = "c" }, new Person { Name = "d" }]));
        NinoDeserializer.DeserializeRef(ref segment, bytes);
        Assert.Equal(["c", "d"], segment.Select(one => ((Person)one).Name));
        Assert.Equal(["a", "b"], behind);

        Person[] people = [new Person { Name = "e" }];
        ArraySegment<object> derived = new(people);
        ArraySegment<object> read = NinoDeserializer.Deserialize<ArraySegment<object>>(NinoSerializer.Serialize(derived));
        Assert.Equal("e", Assert.IsType<Person>(Assert.Single(read)).Name);
    }

    /// <summary>It is filled twice; what the bytes have for the second place is there at the end.</summary>
    [Fact]
    public void PartThatStandsAtTwoPlaces_HoldsWhatIsReadLast()
    {
        List<int> shared = [];
        List<int>[]? twice = [shared, shared];
        NinoDeserializer.DeserializeRef(ref twice, NinoSerializer.Serialize(new List<int>[] { [1, 2], [3] }));
        Assert.Equal([3], twice![0]);
        Assert.Same(shared, twice[0]);
        Assert.Same(shared, twice[1]);
    }

    [Fact]
    public void PairOrTuple_IsReplaced()
    {
        Person existing = new();
        KeyValuePair<int, Person> pair = new(1, existing);
        NinoDeserializer.DeserializeRef(ref pair, NinoSerializer.Serialize(pair));
        Assert.NotSame(existing, pair.Value);

        (int, Person) tuple = (1, existing);
        NinoDeserializer.DeserializeRef(ref tuple, NinoSerializer.Serialize(tuple));
        Assert.NotSame(existing, tuple.Item2);
    }

    [Fact]
    public void Interface_HoldingTheTypeThatIsRead_KeepsIt()
    {
        List<int> existing = [1, 2, 3];
        IList<int>? target = existing;
        NinoDeserializer.DeserializeRef(ref target, NinoSerializer.Serialize<IList<int>>(new[] { 4 }));
        Assert.Same(existing, target);
        Assert.Equal([4], existing);

        target = new[] { 1 };
        NinoDeserializer.DeserializeRef(ref target, NinoSerializer.Serialize<IList<int>>(new[] { 4, 5 }));
        Assert.Equal([4, 5], Assert.IsType<List<int>>(target));
    }

    private static bool Keeps<T>(T existing, T value)
        where T : class
    {
        byte[] bytes = NinoSerializer.Serialize(value);
        T? target = existing;
        NinoDeserializer.DeserializeRef(ref target, bytes);
        return ReferenceEquals(existing, target) && Convert.ToHexString(NinoSerializer.Serialize(target)) == Convert.ToHexString(bytes);
    }
}
