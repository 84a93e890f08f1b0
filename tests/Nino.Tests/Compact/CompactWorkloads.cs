using System;
using System.Collections.Generic;
using Nino.BenchmarkData;
using Nino.Core;

namespace Nino.Tests.Compact;

/// <summary>The record of the nested workload.</summary>
[NinoType, NinoCompact]
public record struct CompactData(int X, short Y, long Z, float F, decimal D, double Db, bool Bo, TestEnum En, string Name);

[NinoType, NinoCompact]
public sealed record CompactNestedData(string Name, CompactData[] Ps);

[NinoType, NinoCompact]
public sealed record CompactSimpleClass(int Id, string Name, int[] Numbers, List<DateTime> Dates, Dictionary<int, string> Map1, Dictionary<int, int> Map2);

[NinoType]
public sealed record CompactResources([NinoCompact] ResourceType ResourceType, string ResourceName, int ResourceCount);

/// <summary>Its integers are random over all their bits, for which a varint would take a byte more: only what pays is compact.</summary>
[NinoType]
public sealed record CompactUser(
    long ID,
    string Name,
    List<CompactResources> UserResources,
    Dictionary<string, string> UserResourcesDictionary,
    [NinoCompact] DateTime DateTime,
    int[] IntArray,
    [NinoCompact] char SingleChar,
    [NinoCompact] char[] CharArray,
    int Count,
    string Str,
    string Title,
    List<string> Tags,
    bool BoolValue,
    Dictionary<int, Commit> CommitDir,
    TimeSpan TimeSpan,
    Queue<int> Queue,
    Stack<int> Stack,
    LinkedList<int> LinkedList);

[NinoType, NinoCompact]
public abstract class CompactEntity
{
    public int Id;
    public float X;
    public float Y;
}

/// <summary>Inherits the contract but not the attribute: its own members are plain.</summary>
public sealed class CompactDoor : CompactEntity
{
    public int Key;
}

[NinoType, NinoCompact]
public sealed class CompactWolf : CompactEntity
{
    public long Pack;
    public int Level;
}
