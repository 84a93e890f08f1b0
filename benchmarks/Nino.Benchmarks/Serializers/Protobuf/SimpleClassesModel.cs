using System.Linq;
using Google.Protobuf;
using Nino.BenchmarkData;
using Nino.Benchmarks.Serializers.Protobuf.Messages;

namespace Nino.Benchmarks.Serializers.Protobuf;

internal readonly struct SimpleClassesModel : IProtobufModel<SimpleClass[], SimpleClassesMessage>
{
    public SimpleClassesMessage ToModel(SimpleClass[] value) => new() { Items = { value.Select(SimpleClassModel.ToMessage) } };

    public SimpleClass[] FromModel(SimpleClassesMessage model) => [.. model.Items.Select(SimpleClassModel.FromMessage)];

    public byte[] Write(SimpleClassesMessage model) => model.ToByteArray();

    public SimpleClassesMessage Read(byte[] bytes) => SimpleClassesMessage.Parser.ParseFrom(bytes);
}
