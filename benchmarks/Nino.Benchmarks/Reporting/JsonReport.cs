using System.Collections.Generic;
using System.Text.Encodings.Web;
using System.Text.Json;

namespace Nino.Benchmarks.Reporting;

/// <summary>Every result, for programs.</summary>
internal sealed record JsonReport(RunEnvironment Environment, IReadOnlyList<WorkloadReport> Workloads, IReadOnlyList<string> Failures, NestedSection? Nested)
{
    private static readonly JsonSerializerOptions Options = new(JsonSerializerDefaults.Web)
    {
        WriteIndented = true,
        Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping,
    };

    public string ToText() => JsonSerializer.Serialize(this, Options) + "\n";
}
