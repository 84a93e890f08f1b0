using System;
using System.Collections;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Linq;
using Nino.Core;
using Xunit;

namespace Nino.Tests.Collections;

/// <summary>Collections that change while they are written, as another thread might change them: an error, and no bytes that nobody can read.</summary>
public sealed class ChangingCollectionTests
{
    [ThreadStatic]
    private static Action? t_asked;

    public static TheoryData<string> Changes { get; } = ["remove", "clear", "add"];

    [Theory]
    [MemberData(nameof(Changes))]
    public void Serialize_AListThatChanges_IsAnError(string change)
    {
        List<Asking> list = [.. Many()];
        IsRefused(list, change, () => list.RemoveAt(list.Count - 1), list.Clear, () => list.Add(new Asking()));
        list = [.. Many()];
        IsRefused<IEnumerable<Asking>>(list, change, () => list.RemoveAt(0), list.Clear, () => list.Add(new Asking()));
    }

    [Theory]
    [MemberData(nameof(Changes))]
    public void Serialize_ADictionaryThatChanges_IsAnError(string change)
    {
        Dictionary<int, Asking> dictionary = Many().ToDictionary(one => one.Number);
        IsRefused(dictionary, change, () => dictionary.Remove(2), dictionary.Clear, () => dictionary.Add(7, new Asking()));
        dictionary = Many().ToDictionary(one => one.Number);
        IsRefused<IReadOnlyDictionary<int, Asking>>(dictionary, change, () => dictionary.Remove(2), dictionary.Clear, () => dictionary.Add(7, new Asking()));
    }

    [Theory]
    [MemberData(nameof(Changes))]
    public void Serialize_ASetThatChanges_IsAnError(string change)
    {
        HashSet<Asking> set = [.. Many()];
        IsRefused(set, change, () => set.Remove(set.Last()), set.Clear, () => set.Add(new Asking()));
        set = [.. Many()];
        IsRefused<IEnumerable<Asking>>(set, change, () => set.Remove(set.Last()), set.Clear, () => set.Add(new Asking()));
    }

    [Theory]
    [MemberData(nameof(Changes))]
    public void Serialize_ALinkedListThatChanges_IsAnError(string change)
    {
        LinkedList<Asking> list = new(Many());
        IsRefused(list, change, list.RemoveLast, list.Clear, () => list.AddLast(new Asking()));
    }

    [Theory]
    [MemberData(nameof(Changes))]
    public void Serialize_AQueueOrAStackThatChanges_IsAnError(string change)
    {
        Queue<Asking> queue = new(Many());
        IsRefused(queue, change, () => queue.Dequeue(), queue.Clear, () => queue.Enqueue(new Asking()));
        Stack<Asking> stack = new(Many());
        IsRefused(stack, change, () => stack.Pop(), stack.Clear, () => stack.Push(new Asking()));
    }

    [Theory]
    [MemberData(nameof(Changes))]
    public void Serialize_AnUntypedCollectionThatChanges_IsAnError(string change)
    {
        ArrayList list = new(Many());
        IsRefused(list, change, () => list.RemoveAt(0), list.Clear, () => list.Add(new Asking()));
        Hashtable table = new(Many().ToDictionary(one => one.Number));
        IsRefused(table, change, () => table.Remove(2), table.Clear, () => table.Add(7, new Asking()));
    }

    /// <summary>What takes the place of an element is written.</summary>
    [Fact]
    public void Serialize_AListWhoseElementsAreReplaced_WritesWhatIsThere()
    {
        List<Asking> list = [.. Many()];
        byte[] bytes = SerializeWhile(list, () => list[^1] = new Asking { Number = 9 });
        Assert.Equal([1, 2, 9], NinoDeserializer.Deserialize<List<Asking>>(bytes)!.Select(one => one.Number));
    }

    /// <summary>A concurrent collection is written as it was at one moment, whatever it is declared as.</summary>
    [Fact]
    public void Serialize_AConcurrentCollectionThatChanges_WritesASnapshot()
    {
        ConcurrentQueue<Asking> queue = new(Many());
        IsWritten<ConcurrentQueue<Asking>>(queue, () => queue.TryDequeue(out _));
        queue = new(Many());
        IsWritten<IEnumerable<Asking>>(queue, () => queue.TryDequeue(out _));
        queue = new(Many());
        IsWritten<IReadOnlyCollection<Asking>>(queue, () => queue.Enqueue(new Asking()));
        ConcurrentStack<Asking> stack = new(Enumerable.Reverse(Many()));
        IsWritten<ConcurrentStack<Asking>>(stack, () => stack.Clear());
        ConcurrentBag<Asking> bag = new(Enumerable.Reverse(Many()));
        IsWritten<ConcurrentBag<Asking>>(bag, () => bag.TryTake(out _));
        BlockingCollection<Asking> blocking = new(new ConcurrentQueue<Asking>(Many()));
        IsWritten<IReadOnlyCollection<Asking>>(blocking, () => blocking.Take());
        blocking = new(new ConcurrentQueue<Asking>(Many()));
        IsWritten<BlockingCollection<Asking>>(blocking, () => blocking.Take());
        ConcurrentDictionary<int, Asking> dictionary = new(Many().ToDictionary(one => one.Number));
        IsWritten<ConcurrentDictionary<int, Asking>>(dictionary, dictionary.Clear);
        dictionary = new(Many().ToDictionary(one => one.Number));
        IsWritten<IDictionary<int, Asking>>(dictionary, dictionary.Clear);
        dictionary = new(Many().ToDictionary(one => one.Number));
        IsWritten<IReadOnlyDictionary<int, Asking>>(dictionary, () => dictionary.TryAdd(7, new Asking()));
        Changing derived = new(Many());
        IsWritten<IEnumerable<Asking>>(derived, () => derived.TryDequeue(out _));
        queue = new(Many());
        IsWritten<IEnumerable>(queue, () => queue.TryDequeue(out _));
        queue = new(Many());
        IsWritten<ICollection>(queue, () => queue.Enqueue(new Asking()));
        dictionary = new(Many().ToDictionary(one => one.Number));
        IsWritten<IDictionary>(dictionary, dictionary.Clear);
        dictionary = new(Many().ToDictionary(one => one.Number));
        IsWritten<IDictionary>(dictionary, () => dictionary.TryAdd(7, new Asking()));
    }

    private static Asking[] Many() => [new Asking { Number = 1 }, new Asking { Number = 2 }, new Asking { Number = 3 }];

    private static void IsWritten<T>(T value, Action change)
        where T : IEnumerable
    {
        T read = NinoDeserializer.Deserialize<T>(SerializeWhile(value, change))!;
        Assert.Equal(["1", "2", "3"], read.Cast<object>().Select(one => one switch
        {
            Asking asking => $"{asking.Number}",
            DictionaryEntry entry => $"{entry.Key}",
            _ => $"{((KeyValuePair<int, Asking>)one).Key}",
        }).Order());
    }

    private static void IsRefused<T>(T value, string change, Action remove, Action clear, Action add)
    {
        Exception? error = Record.Exception(() => SerializeWhile(value, change == "remove" ? remove : change == "clear" ? clear : add));
        Assert.True(error is NinoException or InvalidOperationException, $"{typeof(T)}: {error}");
    }

    private static byte[] SerializeWhile<T>(T value, Action change)
    {
        t_asked = () =>
        {
            t_asked = null;
            change();
        };
        try
        {
            return NinoSerializer.Serialize(value);
        }
        finally
        {
            Assert.Null(t_asked);
            t_asked = null;
        }
    }

    /// <summary>An element whose getter runs code of the test.</summary>
    [NinoType]
    internal sealed class Asking
    {
        private int _number;

        public string? Name { get; set; }

        public int Number
        {
            get
            {
                t_asked?.Invoke();
                return _number;
            }

            set => _number = value;
        }
    }

    internal sealed class Changing(IEnumerable<Asking> elements) : ConcurrentQueue<Asking>(elements);
}
