using Nino.Benchmarks.Measuring;

namespace Nino.Benchmarks.Serializers.Compact;

/// <summary>
/// A type as users would mark it who want the fewest bytes: <c>[NinoCompact]</c> on the members where it pays, and on no others.
/// Converting is not measured.
/// </summary>
internal interface ICompactModel<T, TModel> : ITypedCodec<T, TModel>;
