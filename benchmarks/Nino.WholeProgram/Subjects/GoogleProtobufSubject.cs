using Nino.BenchmarkData;
using Nino.Benchmarks.Serializers.Protobuf;
using Nino.Benchmarks.Serializers.Protobuf.Messages;

namespace Nino.WholeProgram;

/// <remarks>Reads its own message, which is not converted.</remarks>
internal sealed class GoogleProtobufSubject : ISubject
{
    public static byte[] Write(SimpleClass value) => default(SimpleClassModel).Write(default(SimpleClassModel).ToModel(value));

    public static int Read(byte[] bytes) => SimpleClassMessage.Parser.ParseFrom(bytes).Id;
}
