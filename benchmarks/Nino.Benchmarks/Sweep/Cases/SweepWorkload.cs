using System;
using System.Collections.Generic;
using Nino.BenchmarkData;

namespace Nino.Benchmarks.Sweep;

/// <summary>A case: a value that is drawn from a seed.</summary>
internal abstract class SweepWorkload<T>(string name, Func<Draw> draw) : Workload<T>(name, 0)
{
    public override T Create() => (T)draw().Value(typeof(T));

    public override string? Difference(T expected, T actual) => Same.Difference(expected, actual);
}

// Where the type argument is a struct, the code of Accept is compiled for it alone, as calls of users are.
internal sealed class ValueOf<T>(string name, Func<Draw> draw) : SweepWorkload<T>(name, draw)
    where T : struct
{
    public override void Accept<TVisitor>(ref TVisitor visitor) => visitor.Visit(this);
}

internal sealed class ArrayOf<T>(string name, Func<Draw> draw) : SweepWorkload<T[]>(name, draw)
    where T : struct
{
    public override void Accept<TVisitor>(ref TVisitor visitor) => visitor.Visit(this);
}

internal sealed class OptionalsOf<T>(string name, Func<Draw> draw) : SweepWorkload<T?[]>(name, draw)
    where T : struct
{
    public override void Accept<TVisitor>(ref TVisitor visitor) => visitor.Visit(this);
}

internal sealed class ListOf<T>(string name, Func<Draw> draw) : SweepWorkload<List<T>>(name, draw)
    where T : struct
{
    public override void Accept<TVisitor>(ref TVisitor visitor) => visitor.Visit(this);
}

internal sealed class SetOf<T>(string name, Func<Draw> draw) : SweepWorkload<HashSet<T>>(name, draw)
    where T : struct
{
    public override void Accept<TVisitor>(ref TVisitor visitor) => visitor.Visit(this);
}

internal sealed class MapOf<TKey, TValue>(string name, Func<Draw> draw) : SweepWorkload<Dictionary<TKey, TValue>>(name, draw)
    where TKey : struct
    where TValue : struct
{
    public override void Accept<TVisitor>(ref TVisitor visitor) => visitor.Visit(this);
}
