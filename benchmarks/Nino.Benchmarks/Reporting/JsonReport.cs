using System.Collections.Generic;

namespace Nino.Benchmarks.Reporting;

/// <summary>Every result, for programs.</summary>
internal sealed record JsonReport(RunEnvironment Environment, IReadOnlyList<WorkloadReport> Workloads, IReadOnlyList<string> Failures, NestedSection? Nested);
