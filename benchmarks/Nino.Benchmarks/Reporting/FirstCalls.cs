using Nino.Benchmarks.Measuring;
using Nino.Benchmarks.Serializers;

namespace Nino.Benchmarks.Reporting;

/// <summary>The first calls of one serializer: medians over processes.</summary>
internal sealed record FirstCalls(string Serializer, SerializerKind Kind, bool ReusesBuffer, FirstCall Write, FirstCall Read);
