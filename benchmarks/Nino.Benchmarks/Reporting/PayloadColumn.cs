using BenchmarkDotNet.Columns;
using BenchmarkDotNet.Reports;
using BenchmarkDotNet.Running;
using Nino.Benchmarks.Commands;
using Nino.Benchmarks.Measuring;

namespace Nino.Benchmarks.Reporting;

/// <summary>The size of what was written.</summary>
internal sealed class PayloadColumn : IColumn
{
    public string Id => nameof(PayloadColumn);

    public string ColumnName => "Payload";

    public string Legend => "Bytes written";

    public bool AlwaysShow => true;

    public ColumnCategory Category => ColumnCategory.Custom;

    public int PriorityInCategory => 0;

    public bool IsNumeric => true;

    public UnitType UnitType => UnitType.Size;

    public bool IsAvailable(Summary summary) => true;

    public bool IsDefault(Summary summary, BenchmarkCase benchmarkCase) => false;

    public string GetValue(Summary summary, BenchmarkCase benchmarkCase) =>
        benchmarkCase.Parameters[nameof(FullBenchmarks.Case)] is Case subject ? Units.Bytes(subject.Payload.Length) : "-";

    public string GetValue(Summary summary, BenchmarkCase benchmarkCase, SummaryStyle style) => GetValue(summary, benchmarkCase);
}
