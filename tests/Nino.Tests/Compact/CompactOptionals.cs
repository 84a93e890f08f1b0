using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using Nino.Core;
using Nino.Tests.Types;

namespace Nino.Tests.Compact;

/// <summary>Nullable numbers in collections that are not packed.</summary>
[NinoType, NinoCompact]
public sealed class CompactOptionals
{
    public decimal?[]? Decimals;
    public List<DateTimeOffset?>? Moments;
    public HashSet<nint?>? Natives;
    public Queue<nuint?>? Sizes;
    public Stack<Index?>? Indices;
    public LinkedList<Range?>? Ranges;
    public IReadOnlyList<decimal?>? Readable;
    public ConcurrentQueue<decimal?>? Concurrent;
    public ArraySegment<decimal?> Segment;
    public (decimal?[]?, int) Pair;
    public decimal?[]?[]? Jagged;
    public int?[,]? Grid;
    public OfInt16?[,]? Kinds;
    public OptionalDeck? Deck;
    public Dictionary<int, decimal?>? Map;
}

/// <summary>A collection of the user: its numbers are not packed.</summary>
public sealed class OptionalDeck : List<long?>;
