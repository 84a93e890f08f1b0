using System;
using System.Linq;
using Google.Protobuf;
using Nino.BenchmarkData;
using Nino.Benchmarks.Serializers.Protobuf.Messages;

namespace Nino.Benchmarks.Serializers.Protobuf;

internal readonly struct RichModel : IProtobufModel<Rich, RichMessage>
{
    public RichMessage ToModel(Rich value) => new()
    {
        Id = value.Id,
        Tag = value.Tag,
        Guid = ByteString.CopyFrom(value.Guid.ToByteArray()),
        Time = value.Time.ToBinary(),
        Name = value.Name,
        Text = value.Text,
        Numbers = { value.Numbers },
        Dates = { value.Dates.Select(date => date.ToBinary()) },
        Map1 = { value.Map1 },
        Map2 = { value.Map2 },
    };

    public Rich FromModel(RichMessage model) => new()
    {
        Id = model.Id,
        Tag = model.Tag,
        Guid = new Guid(model.Guid.Span),
        Time = DateTime.FromBinary(model.Time),
        Name = model.Name,
        Text = model.Text,
        Numbers = [.. model.Numbers],
        Dates = [.. model.Dates.Select(DateTime.FromBinary)],
        Map1 = new(model.Map1),
        Map2 = new(model.Map2),
    };

    public byte[] Write(RichMessage model) => model.ToByteArray();

    public RichMessage Read(byte[] bytes) => RichMessage.Parser.ParseFrom(bytes);
}
