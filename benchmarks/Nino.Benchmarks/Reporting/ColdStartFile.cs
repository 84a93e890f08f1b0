using System.Collections.Generic;

namespace Nino.Benchmarks.Reporting;

/// <summary>All first calls, for programs.</summary>
/// <param name="Environment">Where and how they were measured.</param>
/// <param name="Processes">How many processes each median is of.</param>
/// <param name="Workloads">What was written and read.</param>
internal sealed record ColdStartFile(RunEnvironment Environment, int Processes, IReadOnlyList<ColdStartSection> Workloads);
