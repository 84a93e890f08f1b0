using System;
using System.Globalization;
using System.Linq;

namespace Nino.BenchmarkData;

public static partial class Workloads
{
    public static readonly SimpleClassWorkload SimpleClass = Add(new SimpleClassWorkload());
}

/// <summary>The report's class.</summary>
public sealed class SimpleClassWorkload : Workload<SimpleClass>
{
    public SimpleClassWorkload()
        : base("SimpleClass", 10)
    {
    }

    public override void Accept<TVisitor>(ref TVisitor visitor) => visitor.Visit(this);

    public override SimpleClass Create() => Create(new Random(2024));

    public override string? Difference(SimpleClass expected, SimpleClass actual) => Compare(expected, actual);

    #region create
    internal static SimpleClass Create(Random random) => new SimpleClass
    {
        Id = random.Next(),
        Name = "SimpleClass",
        Numbers = Enumerable.Range(0, 100).Select(_ => random.Next()).ToArray(),
        Dates = Enumerable.Range(0, 10).Select(_ => Dates.Next(random)).ToList(),
        Map1 = Enumerable.Range(0, 10)
            .ToDictionary(n => n, n => n.ToString(CultureInfo.InvariantCulture)),
        Map2 = Enumerable.Range(0, 10).ToDictionary(n => n, n => n * 2),
    };
    #endregion create

    internal static string? Compare(SimpleClass? expected, SimpleClass? actual) => Differ.Object(expected, actual, static (e, a) =>
        Differ.Member(nameof(e.Id), Differ.Value(e.Id, a.Id))
        ?? Differ.Member(nameof(e.Name), Differ.Value(e.Name, a.Name))
        ?? Differ.Member(nameof(e.Numbers), Differ.Sequence(e.Numbers, a.Numbers))
        ?? Differ.Member(nameof(e.Dates), Differ.Sequence(e.Dates, a.Dates, Differ.Time))
        ?? Differ.Member(nameof(e.Map1), Differ.Map(e.Map1, a.Map1))
        ?? Differ.Member(nameof(e.Map2), Differ.Map(e.Map2, a.Map2)));
}
