namespace Nino.BenchmarkData;

/// <summary>The nested report at any length; not one of the registered workloads.</summary>
public sealed class NestedOfLengthWorkload : NestedWorkload
{
    public NestedOfLengthWorkload(int length)
        : base(length, 90)
    {
    }

    public override void Accept<TVisitor>(ref TVisitor visitor) => visitor.Visit(this);
}
