using System;
using System.Collections;
using System.Collections.Generic;
using System.Linq;
using Nino.Core;

namespace Nino.Tests.Types;

/// <summary>An element whose setter runs code of the test.</summary>
[NinoType]
public sealed class Intruder : IComparable<Intruder>, IComparable, IEquatable<Intruder>
{
    [ThreadStatic]
    internal static Action? WhenRead;

    private int _number;

    public int Number
    {
        get => _number;
        set
        {
            _number = value;
            WhenRead?.Invoke();
        }
    }

    public int CompareTo(Intruder? other) => Number.CompareTo(other?.Number);

    public int CompareTo(object? obj) => CompareTo(obj as Intruder);

    public bool Equals(Intruder? other) => Number == other?.Number;

    public override bool Equals(object? obj) => Equals(obj as Intruder);

    public override int GetHashCode() => Number;
}

/// <summary>A collection that is an <see cref="ICollection{T}"/> and no <see cref="ICollection"/>.</summary>
public sealed class IntruderBag : ICollection<Intruder>
{
    private readonly List<Intruder> _items = [];

    public int Count => _items.Count;

    public bool IsReadOnly => false;

    public void Add(Intruder item) => _items.Add(item);

    public void Clear() => _items.Clear();

    public bool Contains(Intruder item) => _items.Contains(item);

    public void CopyTo(Intruder[] array, int arrayIndex) => _items.CopyTo(array, arrayIndex);

    public bool Remove(Intruder item) => _items.Remove(item);

    public IEnumerator<Intruder> GetEnumerator() => _items.GetEnumerator();

    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
}

public sealed class IntruderSet : HashSet<Intruder>;

public sealed class IntruderTable : Dictionary<string, Intruder>;

public sealed class IntruderList : SortedList<int, Intruder>;

/// <summary>A dictionary that keeps the first two entries that it is given.</summary>
public sealed class FirstTwo : Dictionary<int, string>, IDictionary<int, string>, IDictionary
{
    void IDictionary<int, string>.Add(int key, string value) => AddOrDrop(key, value);

    void IDictionary.Add(object key, object? value) => AddOrDrop((int)key, (string)value!);

    private void AddOrDrop(int key, string value)
    {
        if (Count < 2)
        {
            Add(key, value);
        }
    }
}

/// <summary>A collection that counts equal elements once.</summary>
public sealed class DistinctBag : ICollection<string>
{
    private readonly List<string> _items = [];

    public int Count => _items.Distinct().Count();

    public bool IsReadOnly => false;

    public void Add(string item) => _items.Add(item);

    public void Clear() => _items.Clear();

    public bool Contains(string item) => _items.Contains(item);

    public void CopyTo(string[] array, int arrayIndex) => _items.Distinct().ToArray().CopyTo(array, arrayIndex);

    public bool Remove(string item) => _items.RemoveAll(other => other == item) > 0;

    public IEnumerator<string> GetEnumerator() => _items.Distinct().GetEnumerator();

    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
}
