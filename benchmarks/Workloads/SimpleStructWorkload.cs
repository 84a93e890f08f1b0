using System;

namespace Nino.BenchmarkData;

public static partial class Workloads
{
    public static readonly SimpleStructWorkload SimpleStruct = Add(new SimpleStructWorkload());
}

/// <summary>The report's struct.</summary>
public sealed class SimpleStructWorkload : Workload<SimpleStruct>
{
    public SimpleStructWorkload()
        : base("SimpleStruct", 30)
    {
    }

    public override void Accept<TVisitor>(ref TVisitor visitor) => visitor.Visit(this);

    public override SimpleStruct Create() => Create(new Random(2026));

    public override string? Difference(SimpleStruct expected, SimpleStruct actual) => Compare(expected, actual);

    #region create
    internal static SimpleStruct Create(Random random) => new SimpleStruct
    {
        Id = random.Next(),
        CreateTime = Dates.Next(random),
    };
    #endregion create

    internal static string? Compare(SimpleStruct expected, SimpleStruct actual) =>
        Differ.Member(nameof(expected.Id), Differ.Value(expected.Id, actual.Id))
        ?? Differ.Member(nameof(expected.CreateTime), Differ.Time(expected.CreateTime, actual.CreateTime));
}
