using System.Linq;
using Google.Protobuf;
using Nino.BenchmarkData;
using Nino.Benchmarks.Serializers.Protobuf.Messages;

namespace Nino.Benchmarks.Serializers.Protobuf;

internal readonly struct SimpleStructsModel : IProtobufModel<SimpleStruct[], SimpleStructsMessage>
{
    public SimpleStructsMessage ToModel(SimpleStruct[] value) => new() { Items = { value.Select(SimpleStructModel.ToMessage) } };

    public SimpleStruct[] FromModel(SimpleStructsMessage model) => [.. model.Items.Select(SimpleStructModel.FromMessage)];

    public byte[] Write(SimpleStructsMessage model) => model.ToByteArray();

    public SimpleStructsMessage Read(byte[] bytes) => SimpleStructsMessage.Parser.ParseFrom(bytes);
}
