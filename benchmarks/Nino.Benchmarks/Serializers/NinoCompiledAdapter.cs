using Nino.Benchmarks.Serializers.Compiled;

namespace Nino.Benchmarks.Serializers;

/// <summary>Nino with code that is emitted at run time, for the workloads whose types have a twin without generated code.</summary>
internal sealed class NinoCompiledAdapter() : TypedSerializer(AllSerializers.NinoCompiled, SerializerKind.NinoCompiled, typeof(ICompiledModel<,>));
