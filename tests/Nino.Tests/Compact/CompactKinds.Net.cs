using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Collections.Immutable;
using System.Collections.ObjectModel;
using Nino.Core;
using Nino.Tests.Types;

namespace Nino.Tests.Compact;

/// <summary>Compact numbers in every kind of collection.</summary>
[NinoType, NinoCompact]
public sealed class CompactKinds
{
    public Queue<int>? Queue;
    public Stack<short>? Stack;
    public LinkedList<long>? Linked;
    public HashSet<int>? Set;
    public SortedSet<uint>? Sorted;
    public ImmutableArray<int> Immutable;
    public ImmutableList<int>? ImmutableList;
    public Memory<ushort> Memory;
    public ReadOnlyMemory<ulong> ReadOnly;
    public ArraySegment<int> Segment;
    public ConcurrentQueue<int>? Concurrent;
    public ReadOnlyCollection<char>? View;
    public ObservableCollection<int>? Observable;
    public IList<int>? List;
    public IReadOnlyList<long>? Readable;
    public IEnumerable<short>? Any;
    public ISet<int>? AnySet;
    public Dictionary<int, long>? Map;
    public Dictionary<string, List<int>>? Lists;
    public int[,]? Grid;
    public int[]?[]? Jagged;
    public List<int?>? Gaps;
    public OfInt16[]? Enums;
    public OfByte[]? Bytes;
    public (int, double) Pair;
    public KeyValuePair<int, long> Entry;
    public Tuple<int, short>? Boxed;
    public TextStruct Plain;
    public Guid Id;
    public bool Flag;
}
