using Nino.Benchmarks.Measuring;

namespace Nino.Benchmarks.Serializers.Compiled;

/// <summary>The twin of a type in an assembly without generated code, for which code is emitted. Converting is not measured.</summary>
internal interface ICompiledModel<T, TModel> : ITypedCodec<T, TModel>;
