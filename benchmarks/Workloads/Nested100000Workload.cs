namespace Nino.BenchmarkData;

public static partial class Workloads
{
    public static readonly Nested100000Workload Nested100000 = Add(new Nested100000Workload());
}

/// <summary>100,000 nested records.</summary>
public sealed class Nested100000Workload : NestedWorkload
{
    public Nested100000Workload()
        : base(100_000, 92)
    {
    }

    public override void Accept<TVisitor>(ref TVisitor visitor) => visitor.Visit(this);
}
