using System.Collections.Generic;
using Nino.Benchmarks.Measuring;

namespace Nino.Benchmarks.Reporting;

/// <summary>The older report's results, for programs.</summary>
internal sealed record NestedSection(IReadOnlyList<NestedRow> Rows, IReadOnlyList<CompressedSizes> Sizes);
