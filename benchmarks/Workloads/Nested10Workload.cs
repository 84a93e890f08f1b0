namespace Nino.BenchmarkData;

public static partial class Workloads
{
    public static readonly Nested10Workload Nested10 = Add(new Nested10Workload());
}

/// <summary>10 nested records.</summary>
public sealed class Nested10Workload : NestedWorkload
{
    public Nested10Workload()
        : base(10, 90)
    {
    }

    public override void Accept<TVisitor>(ref TVisitor visitor) => visitor.Visit(this);
}
