using System.Linq;

namespace Nino.BenchmarkData;

/// <summary>What the nested report reads, at any length; not one of the registered workloads.</summary>
public sealed class Nested2OfLengthWorkload : Workload<NestedData2>
{
    private readonly NestedOfLengthWorkload _records;

    public Nested2OfLengthWorkload(int length)
        : base($"Nested2-{length}", 90) => _records = new NestedOfLengthWorkload(length);

    public override void Accept<TVisitor>(ref TVisitor visitor) => visitor.Visit(this);

    public override NestedData2 Create()
    {
        NestedData records = _records.Create();
        return new NestedData2
        {
            name = records.name,
            ps = records.ps,
            vs = Enumerable.Range(0, 10).ToList(),
        };
    }

    public override string? Difference(NestedData2 expected, NestedData2 actual) => Differ.Object(expected, actual, (e, a) =>
        _records.Difference(new NestedData { name = e.name, ps = e.ps }, new NestedData { name = a.name, ps = a.ps })
        ?? Differ.Member(nameof(e.vs), Differ.Sequence(e.vs, a.vs)));
}
