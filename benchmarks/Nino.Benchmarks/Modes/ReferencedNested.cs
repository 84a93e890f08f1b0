using MemoryPack;
using Nino.BenchmarkData;
using Nino.Core;

namespace Nino.Benchmarks.Modes;

internal sealed class ReferencedNestedWorkload() : ModeWorkload<NestedData, ReferencedNestedData>(Workloads.Nested10)
{
    public override void Accept<TVisitor>(ref TVisitor visitor) => visitor.Visit(this);
}

[NinoType(PreserveReferences = true), MemoryPackable(GenerateType.CircularReference)]
public sealed partial class ReferencedNestedData
{
    [NinoMember(1), MemoryPackOrder(0)]
    public string name = null!;

    [NinoMember(2), MemoryPackOrder(1)]
    public Data[] ps = null!;
}
