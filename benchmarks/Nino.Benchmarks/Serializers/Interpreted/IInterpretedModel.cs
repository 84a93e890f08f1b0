using Nino.Benchmarks.Measuring;

namespace Nino.Benchmarks.Serializers.Interpreted;

/// <summary>The twin of a type in an assembly without generated code, which is interpreted. Converting is not measured.</summary>
internal interface IInterpretedModel<T, TModel> : ITypedCodec<T, TModel>;
