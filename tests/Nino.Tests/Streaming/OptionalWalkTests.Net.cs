using System;
using System.Collections.Generic;
using System.Linq;
using Nino.Core;
using Nino.Core.Runtime;
using Nino.Core.Shapes;
using Nino.Tests.Compact;
using Nino.Tests.Types;
using Xunit;

namespace Nino.Tests.Streaming;

/// <summary>Nullable compact numbers, which differ in size, that come in pieces.</summary>
public sealed class OptionalWalkTests
{
    private const int Count = 2000;

    private static readonly decimal?[] Numbers = [.. Enumerable.Range(1, Count).Select(number => number % 3 == 0 ? (decimal?)null : number / 7m)];

    public static TheoryData<string> Members => [.. typeof(CompactOptionals).GetFields().Select(member => member.Name)];

    /// <summary>What a walk has passed it does not look at again: those bytes may then be anything.</summary>
    [Theory]
    [MemberData(nameof(Members))]
    public void Walk_OfNullableCompactNumbers_GoesOnWhereItStopped(string member)
    {
        CompactOptionals value = new();
        typeof(CompactOptionals).GetField(member)!.SetValue(value, Of(member));
        byte[] bytes = NinoSerializer.Serialize(value);
        ValueWalk walk = new(FormatterOf<CompactOptionals>.Binding, null);
        int middle = bytes.Length * 3 / 4;
        Assert.False(walk.TryFindEnd(bytes.AsSpan(0, middle)));
        Assert.False(walk.TryFindEnd(bytes.AsSpan(0, middle + 100)));
        bytes.AsSpan(middle - 200, 200).Fill(0xFF);
        Assert.True(walk.TryFindEnd(bytes));
        Assert.Equal(bytes.Length, walk.Needed);
    }

    private static object Of(string member) => member switch
    {
        nameof(CompactOptionals.Decimals) => Numbers,
        nameof(CompactOptionals.Moments) => Numbers.Select(number => number is { } some ? new DateTimeOffset(2020, 1, 1, 0, 0, 0, TimeSpan.Zero).AddHours((double)some) : (DateTimeOffset?)null).ToList(),
        nameof(CompactOptionals.Natives) => Enumerable.Range(1, Count).Select(number => (nint?)(number * 100_003)).ToHashSet(),
        nameof(CompactOptionals.Sizes) => new Queue<nuint?>(Numbers.Select(number => (nuint?)(number * 1_000_000))),
        nameof(CompactOptionals.Indices) => new Stack<Index?>(Numbers.Select(number => number is { } some ? (int)some * 100_000 : (Index?)null)),
        nameof(CompactOptionals.Ranges) => new LinkedList<Range?>(Numbers.Select(number => number is { } some ? new Range((int)some, (int)some + 3000) : (Range?)null)),
        nameof(CompactOptionals.Readable) => Numbers.ToList(),
        nameof(CompactOptionals.Concurrent) => new System.Collections.Concurrent.ConcurrentQueue<decimal?>(Numbers),
        nameof(CompactOptionals.Segment) => new ArraySegment<decimal?>(Numbers),
        nameof(CompactOptionals.Pair) => ((decimal?[]?)Numbers, 1),
        nameof(CompactOptionals.Jagged) => new decimal?[]?[] { [1], null, Numbers, [2] },
        nameof(CompactOptionals.Grid) => Grid(number => (int?)(number * 100_000)),
        nameof(CompactOptionals.Kinds) => Grid(number => (OfInt16?)(short?)(number * 100)),
        nameof(CompactOptionals.Deck) => Deck(),
        _ => Numbers.Select((number, i) => (number, i)).ToDictionary(pair => pair.i, pair => pair.number),
    };

    private static OptionalDeck Deck()
    {
        OptionalDeck deck = [];
        deck.AddRange(Numbers.Select(number => (long?)(number * 100_000)));
        return deck;
    }

    private static T?[,] Grid<T>(Func<decimal?, T?> convert)
        where T : struct
    {
        T?[,] grid = new T?[2, Count / 2];
        for (int i = 0; i < Count; i++)
        {
            grid[i % 2, i / 2] = convert(Numbers[i]);
        }

        return grid;
    }
}
