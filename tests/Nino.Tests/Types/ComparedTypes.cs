using System.Collections;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Collections.ObjectModel;
using System.Linq;
using Nino.Core;

namespace Nino.Tests.Types;

/// <summary>Comparers of the user: strangers know what they hash to.</summary>
public sealed class SumComparer : IEqualityComparer<string>, IEqualityComparer
{
    public bool Equals(string? x, string? y) => x == y;

    public int GetHashCode(string text) => text.Sum(c => c);

    bool IEqualityComparer.Equals(object? x, object? y) => Equals(x, y);

    int IEqualityComparer.GetHashCode(object text) => GetHashCode((string)text);
}

/// <summary>Keys that collide here have other hashes.</summary>
public sealed class LowComparer : IEqualityComparer<long>
{
    public bool Equals(long x, long y) => x == y;

    public int GetHashCode(long number) => (int)number;
}

public sealed class SumTable() : Dictionary<string, byte>(new SumComparer());

public sealed class SumSet() : HashSet<string>(new SumComparer());

public sealed class ConcurrentSumTable() : ConcurrentDictionary<string, byte>(new SumComparer());

public sealed class LowTable() : Dictionary<long, byte>(new LowComparer());

public sealed class ConcurrentLowTable() : ConcurrentDictionary<long, byte>(new LowComparer());

public sealed class LowRegister() : KeyedCollection<long, Stocked>(new LowComparer())
{
    protected override long GetKeyForItem(Stocked item) => item.Number;
}

[NinoType]
public sealed class SumTables
{
    public Dictionary<string, byte>? Table { get; set; } = new(new SumComparer());

    public HashSet<string> Set { get; } = new(new SumComparer());

    public Hashtable Untyped { get; } = new(new SumComparer());
}

/// <summary>A struct without methods of its own, whose first field says nothing: it is compared field by field.</summary>
[NinoType]
public struct WideKey
{
    [NinoMember(2)]
    public Block512 First;

    [NinoMember(1)]
    public int Number;

    [NinoMember(3)]
    public string? Text;
}
