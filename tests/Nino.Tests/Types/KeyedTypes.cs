using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Collections.ObjectModel;
using Nino.Core;

namespace Nino.Tests.Types;

/// <summary>Finds its items by number.</summary>
public sealed class Register : KeyedCollection<long, Stocked>
{
    protected override long GetKeyForItem(Stocked item) => item.Number;
}

[NinoType]
public sealed class Stocked
{
    public long Number { get; set; }
}

/// <summary>A key without a hash of its own: that of its first field.</summary>
[NinoType]
public struct TextAndNumber
{
    public string? Text;
    public int Number;
}

[NinoType]
public sealed record NumberAndText(long Number, string? Text);

public sealed class NumberSet : HashSet<long>;

public sealed class NumberTable : Dictionary<long, byte>;

/// <summary>A new one holds a key already.</summary>
public sealed class PrefilledList : SortedList<int, byte>
{
    public PrefilledList() => Add(1, 1);
}

public sealed class PrefilledTable : Dictionary<int, byte>
{
    public PrefilledTable() => Add(1, 1);
}

public sealed class PrefilledQueue : Queue<int>
{
    public PrefilledQueue() => Enqueue(1);

    public static PrefilledQueue With(int number)
    {
        PrefilledQueue queue = new();
        queue.Enqueue(number);
        return queue;
    }
}

public sealed class PrefilledNumbers : Collection<int>
{
    public PrefilledNumbers() => Add(1);
}

public sealed class ConcurrentNumberTable : ConcurrentDictionary<long, byte>;

[NinoType]
public sealed class CompactSets
{
    [NinoCompact]
    public HashSet<long>[]? Sets { get; set; }
}
