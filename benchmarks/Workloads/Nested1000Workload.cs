namespace Nino.BenchmarkData;

public static partial class Workloads
{
    public static readonly Nested1000Workload Nested1000 = Add(new Nested1000Workload());
}

/// <summary>1,000 nested records.</summary>
public sealed class Nested1000Workload : NestedWorkload
{
    public Nested1000Workload()
        : base(1_000, 91)
    {
    }

    public override void Accept<TVisitor>(ref TVisitor visitor) => visitor.Visit(this);
}
