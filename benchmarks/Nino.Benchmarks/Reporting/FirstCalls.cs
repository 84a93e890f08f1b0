using Nino.Benchmarks.Measuring;

namespace Nino.Benchmarks.Reporting;

/// <summary>The first calls of one serializer: medians over processes.</summary>
internal sealed record FirstCalls(string Serializer, FirstCall Write, FirstCall Read);
