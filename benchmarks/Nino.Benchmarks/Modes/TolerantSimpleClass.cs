using System;
using System.Collections.Generic;
using MemoryPack;
using Nino.BenchmarkData;
using Nino.Core;

namespace Nino.Benchmarks.Modes;

internal sealed class TolerantSimpleClassWorkload() : ModeWorkload<SimpleClass, TolerantSimpleClass>(Workloads.SimpleClass)
{
    public override void Accept<TVisitor>(ref TVisitor visitor) => visitor.Visit(this);
}

[NinoType(VersionTolerant = true), MemoryPackable(GenerateType.VersionTolerant)]
public sealed partial class TolerantSimpleClass
{
    [NinoMember(1), MemoryPackOrder(0)]
    public int Id;

    [NinoMember(2), MemoryPackOrder(1)]
    public string Name { get; set; } = null!;

    [NinoMember(3), MemoryPackOrder(2)]
    public int[] Numbers { get; set; } = null!;

    [NinoMember(4), MemoryPackOrder(3)]
    public List<DateTime> Dates { get; set; } = null!;

    [NinoMember(5), MemoryPackOrder(4)]
    public Dictionary<int, string> Map1 = null!;

    [NinoMember(6), MemoryPackOrder(5)]
    public Dictionary<int, int> Map2 { get; set; } = null!;
}
