using System;
using System.Linq;

namespace Nino.BenchmarkData;

public static partial class Workloads
{
    public static readonly SimpleStructsWorkload SimpleStructs = Add(new SimpleStructsWorkload());
}

/// <summary>Thirty of the report's struct.</summary>
public sealed class SimpleStructsWorkload : Workload<SimpleStruct[]>
{
    public SimpleStructsWorkload()
        : base("SimpleStructs", 40)
    {
    }

    public override void Accept<TVisitor>(ref TVisitor visitor) => visitor.Visit(this);

    #region create
    public override SimpleStruct[] Create()
    {
        Random random = new Random(2027);
        return Enumerable.Range(0, 30)
            .Select(_ => SimpleStructWorkload.Create(random))
            .ToArray();
    }
    #endregion create

    public override string? Difference(SimpleStruct[] expected, SimpleStruct[] actual) =>
        Differ.Sequence(expected, actual, SimpleStructWorkload.Compare);
}
