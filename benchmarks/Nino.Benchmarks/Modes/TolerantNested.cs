using MemoryPack;
using Nino.BenchmarkData;
using Nino.Core;

namespace Nino.Benchmarks.Modes;

internal sealed class TolerantNestedWorkload() : ModeWorkload<NestedData, TolerantNestedData>(Workloads.Nested10)
{
    public override void Accept<TVisitor>(ref TVisitor visitor) => visitor.Visit(this);
}

[NinoType(VersionTolerant = true), MemoryPackable(GenerateType.VersionTolerant)]
public sealed partial class TolerantNestedData
{
    [NinoMember(1), MemoryPackOrder(0)]
    public string name = null!;

    [NinoMember(2), MemoryPackOrder(1)]
    public TolerantData[] ps = null!;
}

[NinoType(VersionTolerant = true), MemoryPackable(GenerateType.VersionTolerant)]
public partial struct TolerantData
{
    [NinoMember(1), MemoryPackOrder(0)]
    public int x;

    [NinoMember(2), MemoryPackOrder(1)]
    public short y;

    [NinoMember(3), MemoryPackOrder(2)]
    public long z;

    [NinoMember(4), MemoryPackOrder(3)]
    public float f;

    [NinoMember(5), MemoryPackOrder(4)]
    public decimal d;

    [NinoMember(6), MemoryPackOrder(5)]
    public double db;

    [NinoMember(7), MemoryPackOrder(6)]
    public bool bo;

    [NinoMember(8), MemoryPackOrder(7)]
    public TestEnum en;

    [NinoMember(9), MemoryPackOrder(8)]
    public string name;
}
