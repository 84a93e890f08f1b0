using System;
using System.Globalization;
using System.Linq;

namespace Nino.BenchmarkData;

public static partial class Workloads
{
    public static readonly RichWorkload Rich = Add(new RichWorkload());
}

/// <summary>A derived class with a Guid, a date, a long text and the report's collections: about 1 KB.</summary>
public sealed class RichWorkload : Workload<Rich>
{
    public RichWorkload()
        : base("Rich", 50)
    {
    }

    public override void Accept<TVisitor>(ref TVisitor visitor) => visitor.Visit(this);

    #region create
    public override Rich Create()
    {
        Random random = new Random(2028);
        byte[] guid = new byte[16];
        random.NextBytes(guid);
        return new Rich
        {
            Id = random.Next(),
            Tag = true,
            Guid = new Guid(guid),
            Time = Dates.Next(random),
            Name = "A rich record of thirty-six letters.",
            Text = string
                .Concat(Enumerable.Repeat("Sphinx of black quartz, judge my vow. ", 10))
                .Substring(0, 360),
            Numbers = Enumerable.Range(0, 100).Select(_ => random.Next()).ToArray(),
            Dates = Enumerable.Range(0, 10).Select(_ => Dates.Next(random)).ToList(),
            Map1 = Enumerable.Range(0, 10)
                .ToDictionary(n => n, n => n.ToString(CultureInfo.InvariantCulture)),
            Map2 = Enumerable.Range(0, 10).ToDictionary(n => n, n => n * 2),
        };
    }
    #endregion create

    public override string? Difference(Rich expected, Rich actual) => Differ.Object(expected, actual, static (e, a) =>
        Differ.Member(nameof(e.Id), Differ.Value(e.Id, a.Id))
        ?? Differ.Member(nameof(e.Tag), Differ.Value(e.Tag, a.Tag))
        ?? Differ.Member(nameof(e.Guid), Differ.Value(e.Guid, a.Guid))
        ?? Differ.Member(nameof(e.Time), Differ.Time(e.Time, a.Time))
        ?? Differ.Member(nameof(e.Name), Differ.Value(e.Name, a.Name))
        ?? Differ.Member(nameof(e.Text), Differ.Value(e.Text, a.Text))
        ?? Differ.Member(nameof(e.Numbers), Differ.Sequence(e.Numbers, a.Numbers))
        ?? Differ.Member(nameof(e.Dates), Differ.Sequence(e.Dates, a.Dates, Differ.Time))
        ?? Differ.Member(nameof(e.Map1), Differ.Map(e.Map1, a.Map1))
        ?? Differ.Member(nameof(e.Map2), Differ.Map(e.Map2, a.Map2)));
}
