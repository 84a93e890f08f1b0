using System;
using System.Linq;
using Google.Protobuf;
using Nino.BenchmarkData;
using Nino.Benchmarks.Serializers.Protobuf.Messages;

namespace Nino.Benchmarks.Serializers.Protobuf;

internal readonly struct SimpleClassModel : IProtobufModel<SimpleClass, SimpleClassMessage>
{
    public SimpleClassMessage ToModel(SimpleClass value) => ToMessage(value);

    public SimpleClass FromModel(SimpleClassMessage model) => FromMessage(model);

    public byte[] Write(SimpleClassMessage model) => model.ToByteArray();

    public SimpleClassMessage Read(byte[] bytes) => SimpleClassMessage.Parser.ParseFrom(bytes);

    internal static SimpleClassMessage ToMessage(SimpleClass value) => new()
    {
        Id = value.Id,
        Name = value.Name,
        Numbers = { value.Numbers },
        Dates = { value.Dates.Select(date => date.ToBinary()) },
        Map1 = { value.Map1 },
        Map2 = { value.Map2 },
    };

    internal static SimpleClass FromMessage(SimpleClassMessage message) => new()
    {
        Id = message.Id,
        Name = message.Name,
        Numbers = [.. message.Numbers],
        Dates = [.. message.Dates.Select(DateTime.FromBinary)],
        Map1 = new(message.Map1),
        Map2 = new(message.Map2),
    };
}
