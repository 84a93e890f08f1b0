using Nino.BenchmarkData;

namespace Nino.Benchmarks.Modes;

/// <summary>The value of a workload in types that are marked in another way and have the same members. Accept stands in each class derived from it, where the type is exact.</summary>
internal abstract class ModeWorkload<TPlain, TMode>(Workload<TPlain> plain) : Workload<TMode>(plain.Name, plain.Rank)
{
    public override TMode Create() => MemberCopy.To<TMode>(plain.Create());

    public override string? Difference(TMode expected, TMode actual) =>
        plain.Difference(MemberCopy.To<TPlain>(expected), MemberCopy.To<TPlain>(actual));
}
