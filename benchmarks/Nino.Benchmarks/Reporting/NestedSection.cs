using System.Collections.Generic;
using Nino.Benchmarks.Measuring;

namespace Nino.Benchmarks.Reporting;

/// <summary>The older report's results, for programs.</summary>
/// <param name="Baseline">Whom ratios are to.</param>
/// <param name="Rows">Times.</param>
/// <param name="Sizes">Bytes of frames.</param>
internal sealed record NestedSection(string Baseline, IReadOnlyList<NestedRow> Rows, IReadOnlyList<CompressedSizes> Sizes);
