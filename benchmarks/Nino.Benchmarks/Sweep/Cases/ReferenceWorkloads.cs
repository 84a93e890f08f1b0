using System;
using System.Collections.Generic;
using Nino.BenchmarkData;

namespace Nino.Benchmarks.Sweep;

// A class each: for reference types, code of a generic one would be shared, and pay for looking up its type argument.
internal sealed class Text(string name, Func<Draw> draw) : SweepWorkload<string>(name, draw)
{
    public override void Accept<TVisitor>(ref TVisitor visitor) => visitor.Visit(this);
}

internal sealed class Texts(string name, Func<Draw> draw) : SweepWorkload<string?[]>(name, draw)
{
    public override void Accept<TVisitor>(ref TVisitor visitor) => visitor.Visit(this);
}

internal sealed class TextList(string name, Func<Draw> draw) : SweepWorkload<List<string>>(name, draw)
{
    public override void Accept<TVisitor>(ref TVisitor visitor) => visitor.Visit(this);
}

internal sealed class TextSet(string name, Func<Draw> draw) : SweepWorkload<HashSet<string>>(name, draw)
{
    public override void Accept<TVisitor>(ref TVisitor visitor) => visitor.Visit(this);
}

internal sealed class NamesById(string name, Func<Draw> draw) : SweepWorkload<Dictionary<int, string>>(name, draw)
{
    public override void Accept<TVisitor>(ref TVisitor visitor) => visitor.Visit(this);
}

internal sealed class Names(string name, Func<Draw> draw) : SweepWorkload<Dictionary<string, string>>(name, draw)
{
    public override void Accept<TVisitor>(ref TVisitor visitor) => visitor.Visit(this);
}

internal sealed class Scores(string name, Func<Draw> draw) : SweepWorkload<Dictionary<string, int>>(name, draw)
{
    public override void Accept<TVisitor>(ref TVisitor visitor) => visitor.Visit(this);
}

internal sealed class Groups(string name, Func<Draw> draw) : SweepWorkload<Dictionary<Guid, List<int>>>(name, draw)
{
    public override void Accept<TVisitor>(ref TVisitor visitor) => visitor.Visit(this);
}

internal sealed class SortedNumbers(string name, Func<Draw> draw) : SweepWorkload<SortedDictionary<int, int>>(name, draw)
{
    public override void Accept<TVisitor>(ref TVisitor visitor) => visitor.Visit(this);
}

internal sealed class NumberQueue(string name, Func<Draw> draw) : SweepWorkload<Queue<int>>(name, draw)
{
    public override void Accept<TVisitor>(ref TVisitor visitor) => visitor.Visit(this);
}

internal sealed class NumberStack(string name, Func<Draw> draw) : SweepWorkload<Stack<long>>(name, draw)
{
    public override void Accept<TVisitor>(ref TVisitor visitor) => visitor.Visit(this);
}

internal sealed class NumberChain(string name, Func<Draw> draw) : SweepWorkload<LinkedList<int>>(name, draw)
{
    public override void Accept<TVisitor>(ref TVisitor visitor) => visitor.Visit(this);
}

internal sealed class Pair(string name, Func<Draw> draw) : SweepWorkload<Tuple<int, string>>(name, draw)
{
    public override void Accept<TVisitor>(ref TVisitor visitor) => visitor.Visit(this);
}

internal sealed class NamedNumbers(string name, Func<Draw> draw) : SweepWorkload<(int, string)[]>(name, draw)
{
    public override void Accept<TVisitor>(ref TVisitor visitor) => visitor.Visit(this);
}

internal sealed class Jagged(string name, Func<Draw> draw) : SweepWorkload<int[][]>(name, draw)
{
    public override void Accept<TVisitor>(ref TVisitor visitor) => visitor.Visit(this);
}

internal sealed class TextLists(string name, Func<Draw> draw) : SweepWorkload<List<List<string>>>(name, draw)
{
    public override void Accept<TVisitor>(ref TVisitor visitor) => visitor.Visit(this);
}

internal sealed class Places(string name, Func<Draw> draw) : SweepWorkload<List<Dictionary<string, double>>>(name, draw)
{
    public override void Accept<TVisitor>(ref TVisitor visitor) => visitor.Visit(this);
}

internal sealed class Release(string name, Func<Draw> draw) : SweepWorkload<Version>(name, draw)
{
    public override void Accept<TVisitor>(ref TVisitor visitor) => visitor.Visit(this);
}

internal sealed class Address(string name, Func<Draw> draw) : SweepWorkload<Uri>(name, draw)
{
    public override void Accept<TVisitor>(ref TVisitor visitor) => visitor.Visit(this);
}

internal sealed class Entities(string name, Func<Draw> draw) : SweepWorkload<Entity[]>(name, draw)
{
    public override void Accept<TVisitor>(ref TVisitor visitor) => visitor.Visit(this);
}

internal sealed class EntityList(string name, Func<Draw> draw) : SweepWorkload<List<Entity>>(name, draw)
{
    public override void Accept<TVisitor>(ref TVisitor visitor) => visitor.Visit(this);
}

internal sealed class OneGraph1(string name, Func<Draw> draw) : SweepWorkload<Graph1>(name, draw)
{
    public override void Accept<TVisitor>(ref TVisitor visitor) => visitor.Visit(this);
}

internal sealed class Graph1List(string name, Func<Draw> draw) : SweepWorkload<List<Graph1>>(name, draw)
{
    public override void Accept<TVisitor>(ref TVisitor visitor) => visitor.Visit(this);
}

internal sealed class OneGraph2(string name, Func<Draw> draw) : SweepWorkload<Graph2>(name, draw)
{
    public override void Accept<TVisitor>(ref TVisitor visitor) => visitor.Visit(this);
}

internal sealed class Graph2List(string name, Func<Draw> draw) : SweepWorkload<List<Graph2>>(name, draw)
{
    public override void Accept<TVisitor>(ref TVisitor visitor) => visitor.Visit(this);
}

internal sealed class OneGraph4(string name, Func<Draw> draw) : SweepWorkload<Graph4>(name, draw)
{
    public override void Accept<TVisitor>(ref TVisitor visitor) => visitor.Visit(this);
}

internal sealed class Graph4List(string name, Func<Draw> draw) : SweepWorkload<List<Graph4>>(name, draw)
{
    public override void Accept<TVisitor>(ref TVisitor visitor) => visitor.Visit(this);
}

internal sealed class OneGraph7(string name, Func<Draw> draw) : SweepWorkload<Graph7>(name, draw)
{
    public override void Accept<TVisitor>(ref TVisitor visitor) => visitor.Visit(this);
}

internal sealed class Graph7List(string name, Func<Draw> draw) : SweepWorkload<List<Graph7>>(name, draw)
{
    public override void Accept<TVisitor>(ref TVisitor visitor) => visitor.Visit(this);
}

internal sealed class OneGraph12(string name, Func<Draw> draw) : SweepWorkload<Graph12>(name, draw)
{
    public override void Accept<TVisitor>(ref TVisitor visitor) => visitor.Visit(this);
}

internal sealed class Graph12List(string name, Func<Draw> draw) : SweepWorkload<List<Graph12>>(name, draw)
{
    public override void Accept<TVisitor>(ref TVisitor visitor) => visitor.Visit(this);
}

internal sealed class OneGraph18(string name, Func<Draw> draw) : SweepWorkload<Graph18>(name, draw)
{
    public override void Accept<TVisitor>(ref TVisitor visitor) => visitor.Visit(this);
}

internal sealed class Graph18List(string name, Func<Draw> draw) : SweepWorkload<List<Graph18>>(name, draw)
{
    public override void Accept<TVisitor>(ref TVisitor visitor) => visitor.Visit(this);
}

internal sealed class OneGraph26(string name, Func<Draw> draw) : SweepWorkload<Graph26>(name, draw)
{
    public override void Accept<TVisitor>(ref TVisitor visitor) => visitor.Visit(this);
}

internal sealed class Graph26List(string name, Func<Draw> draw) : SweepWorkload<List<Graph26>>(name, draw)
{
    public override void Accept<TVisitor>(ref TVisitor visitor) => visitor.Visit(this);
}

internal sealed class OneGraph40(string name, Func<Draw> draw) : SweepWorkload<Graph40>(name, draw)
{
    public override void Accept<TVisitor>(ref TVisitor visitor) => visitor.Visit(this);
}

internal sealed class Graph40List(string name, Func<Draw> draw) : SweepWorkload<List<Graph40>>(name, draw)
{
    public override void Accept<TVisitor>(ref TVisitor visitor) => visitor.Visit(this);
}
