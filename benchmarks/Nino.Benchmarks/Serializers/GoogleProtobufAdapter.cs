using Google.Protobuf;
using Nino.Benchmarks.Serializers.Protobuf;

namespace Nino.Benchmarks.Serializers;

internal sealed class GoogleProtobufAdapter() : TypedSerializer("Google.Protobuf", SerializerKind.BinaryPeer, typeof(IProtobufModel<,>), () => typeof(IMessage));
