using System.Linq;

namespace Nino.BenchmarkData;

/// <summary>The nested report: one object that holds many equal records.</summary>
public abstract class NestedWorkload : Workload<NestedData>
{
    private readonly int _length;

    protected NestedWorkload(int length, int rank)
        : base($"Nested{length}", rank) => _length = length;

    #region create
    public override NestedData Create() => new NestedData
    {
        name = "测试",
        ps = Enumerable.Range(0, _length).Select(_ => CreateRecord()).ToArray(),
    };

    private static Data CreateRecord() => new Data
    {
        x = 32767,
        y = 255,
        z = 32767,
        f = 1234.56789f,
        d = 66.66666666m,
        db = 999.999999999999,
        bo = true,
        en = TestEnum.A,
        // As in the report: built anew for each record, so that nobody gains from
        // finding the same object again.
        name = new string('a', 20),
    };
    #endregion create

    public override string? Difference(NestedData expected, NestedData actual) => Differ.Object(expected, actual, static (e, a) =>
        Differ.Member(nameof(e.name), Differ.Value(e.name, a.name))
        ?? Differ.Member(nameof(e.ps), Differ.Sequence(e.ps, a.ps, Compare)));

    private static string? Compare(Data expected, Data actual) =>
        Differ.Member(nameof(expected.x), Differ.Value(expected.x, actual.x))
        ?? Differ.Member(nameof(expected.y), Differ.Value(expected.y, actual.y))
        ?? Differ.Member(nameof(expected.z), Differ.Value(expected.z, actual.z))
        ?? Differ.Member(nameof(expected.f), Differ.Value(expected.f, actual.f))
        ?? Differ.Member(nameof(expected.d), Differ.Value(expected.d, actual.d))
        ?? Differ.Member(nameof(expected.db), Differ.Value(expected.db, actual.db))
        ?? Differ.Member(nameof(expected.bo), Differ.Value(expected.bo, actual.bo))
        ?? Differ.Member(nameof(expected.en), Differ.Value(expected.en, actual.en))
        ?? Differ.Member(nameof(expected.name), Differ.Value(expected.name, actual.name));
}
