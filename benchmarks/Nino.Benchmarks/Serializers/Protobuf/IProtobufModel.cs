using Google.Protobuf;
using Nino.Benchmarks.Measuring;

namespace Nino.Benchmarks.Serializers.Protobuf;

/// <summary>A type as the message that protobuf writes and reads. Messages are protobuf's data model; converting is not measured.</summary>
internal interface IProtobufModel<T, TMessage> : ITypedCodec<T, TMessage>
    where TMessage : IMessage<TMessage>;
