using System;
using System.Linq;

namespace Nino.BenchmarkData;

public static partial class Workloads
{
    public static readonly SimpleClassesWorkload SimpleClasses = Add(new SimpleClassesWorkload());
}

/// <summary>Thirty of the report's class.</summary>
public sealed class SimpleClassesWorkload : Workload<SimpleClass[]>
{
    public SimpleClassesWorkload()
        : base("SimpleClasses", 20)
    {
    }

    public override void Accept<TVisitor>(ref TVisitor visitor) => visitor.Visit(this);

    #region create
    public override SimpleClass[] Create()
    {
        Random random = new Random(2025);
        return Enumerable.Range(0, 30)
            .Select(_ => SimpleClassWorkload.Create(random))
            .ToArray();
    }
    #endregion create

    public override string? Difference(SimpleClass[] expected, SimpleClass[] actual) =>
        Differ.Sequence(expected, actual, SimpleClassWorkload.Compare);
}
