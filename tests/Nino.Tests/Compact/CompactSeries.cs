using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Linq;
using Nino.Core;

namespace Nino.Tests.Compact;

/// <summary>Collections of whatever a type parameter stands for: the attribute does not reach it.</summary>
[NinoType, NinoCompact]
public sealed class CompactSeries<T>
{
    public int Id;
    public List<T>? List;
    public T[]? Array;
    public HashSet<T>? Set;
    public Queue<T>? Queue;
    public LinkedList<T>? Linked;
    public IEnumerable<T>? Any;
    public Memory<T> Memory;
    public ILookup<string, T>? Lookup;
    public Lazy<T[]>? Late;
    public T[,]? Grid;
    public (string, T[]) Pair;
    public T[]?[]? Jagged;
    public ConcurrentQueue<T>? Concurrent;
    public T? One;
    public int Last;
}

/// <summary>The same of nullable values that are named.</summary>
[NinoType]
public sealed class PlainSeries
{
    [NinoCompact]
    public int Id;
    public List<double?>? List;
    public double?[]? Array;
    public HashSet<double?>? Set;
    public Queue<double?>? Queue;
    public LinkedList<double?>? Linked;
    public IEnumerable<double?>? Any;
    public Memory<double?> Memory;
    public ILookup<string, double?>? Lookup;
    public Lazy<double?[]>? Late;
    public double?[,]? Grid;
    public (string, double?[]) Pair;
    public double?[]?[]? Jagged;
    public ConcurrentQueue<double?>? Concurrent;
    public double? One;
    [NinoCompact]
    public int Last;
}

[NinoType]
public sealed class Utf8Rows<T>
{
    [NinoUtf8]
    public Dictionary<string, T[]>? Rows;
}
