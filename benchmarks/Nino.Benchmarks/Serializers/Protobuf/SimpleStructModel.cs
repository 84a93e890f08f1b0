using System;
using Google.Protobuf;
using Nino.BenchmarkData;
using Nino.Benchmarks.Serializers.Protobuf.Messages;

namespace Nino.Benchmarks.Serializers.Protobuf;

internal readonly struct SimpleStructModel : IProtobufModel<SimpleStruct, SimpleStructMessage>
{
    public SimpleStructMessage ToModel(SimpleStruct value) => ToMessage(value);

    public SimpleStruct FromModel(SimpleStructMessage model) => FromMessage(model);

    public byte[] Write(SimpleStructMessage model) => model.ToByteArray();

    public SimpleStructMessage Read(byte[] bytes) => SimpleStructMessage.Parser.ParseFrom(bytes);

    internal static SimpleStructMessage ToMessage(SimpleStruct value) => new()
    {
        Id = value.Id,
        CreateTime = value.CreateTime.ToBinary(),
    };

    internal static SimpleStruct FromMessage(SimpleStructMessage message) => new()
    {
        Id = message.Id,
        CreateTime = DateTime.FromBinary(message.CreateTime),
    };
}
