using System;
using System.Collections.Generic;
using MemoryPack;
using Nino.BenchmarkData;
using Nino.Core;

namespace Nino.Benchmarks.Modes;

internal sealed class TolerantUserWorkload() : ModeWorkload<User, TolerantUser>(Workloads.User)
{
    public override void Accept<TVisitor>(ref TVisitor visitor) => visitor.Visit(this);
}

[NinoType(VersionTolerant = true), MemoryPackable(GenerateType.VersionTolerant)]
public sealed partial class TolerantUser
{
    [NinoMember(1), MemoryPackOrder(0)]
    public long ID { get; set; }

    [NinoMember(2), MemoryPackOrder(1)]
    public string Name { get; set; } = null!;

    [NinoMember(3), MemoryPackOrder(2)]
    public List<TolerantResources> UserResources { get; set; } = null!;

    [NinoMember(4), MemoryPackOrder(3)]
    public Dictionary<string, string> UserResourcesDictionary { get; set; } = null!;

    [NinoMember(5), MemoryPackOrder(4)]
    public DateTime DateTime { get; set; }

    [NinoMember(6), MemoryPackOrder(5)]
    public int[] IntArray { get; set; } = null!;

    [NinoMember(7), MemoryPackOrder(6)]
    public char SingleChar { get; set; }

    [NinoMember(8), MemoryPackOrder(7)]
    public char[] CharArray { get; set; } = null!;

    [NinoMember(9), MemoryPackOrder(8)]
    public int Count { get; set; }

    [NinoMember(10), MemoryPackOrder(9)]
    public string Str { get; set; } = null!;

    [NinoMember(11), MemoryPackOrder(10)]
    public string Title { get; set; } = null!;

    [NinoMember(12), MemoryPackOrder(11)]
    public List<string> Tags { get; set; } = null!;

    [NinoMember(13), MemoryPackOrder(12)]
    public bool BoolValue { get; set; }

    [NinoMember(14), MemoryPackOrder(13)]
    public Dictionary<int, TolerantCommit> CommitDir { get; set; } = null!;

    [NinoMember(15), MemoryPackOrder(14)]
    public TimeSpan TimeSpan { get; set; }

    [NinoMember(16), MemoryPackOrder(15)]
    public Queue<int> Queue { get; set; } = null!;

    [NinoMember(17), MemoryPackOrder(16)]
    public Stack<int> Stack { get; set; } = null!;

    [NinoMember(18), MemoryPackOrder(17)]
    public LinkedList<int> LinkedList { get; set; } = null!;
}

[NinoType(VersionTolerant = true), MemoryPackable(GenerateType.VersionTolerant)]
public sealed partial class TolerantResources
{
    [NinoMember(1), MemoryPackOrder(0)]
    public ResourceType ResourceType { get; set; }

    [NinoMember(2), MemoryPackOrder(1)]
    public string ResourceName { get; set; } = null!;

    [NinoMember(3), MemoryPackOrder(2)]
    public int ResourceCount { get; set; }
}

[NinoType(VersionTolerant = true), MemoryPackable(GenerateType.VersionTolerant)]
public sealed partial class TolerantCommit
{
    [NinoMember(1), MemoryPackOrder(0)]
    public int ID { get; set; }

    [NinoMember(2), MemoryPackOrder(1)]
    public string Event { get; set; } = null!;
}
