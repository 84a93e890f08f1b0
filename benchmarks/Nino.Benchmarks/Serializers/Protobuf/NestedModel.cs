using System.Linq;
using Google.Protobuf;
using Nino.BenchmarkData;
using Nino.Benchmarks.Serializers.Protobuf.Messages;

namespace Nino.Benchmarks.Serializers.Protobuf;

internal readonly struct NestedModel : IProtobufModel<NestedData, NestedDataMessage>
{
    public NestedDataMessage ToModel(NestedData value) => new()
    {
        Name = value.name,
        Ps = { value.ps.Select(ToMessage) },
    };

    public NestedData FromModel(NestedDataMessage model) => new()
    {
        name = model.Name,
        ps = [.. model.Ps.Select(FromMessage)],
    };

    public byte[] Write(NestedDataMessage model) => model.ToByteArray();

    public NestedDataMessage Read(byte[] bytes) => NestedDataMessage.Parser.ParseFrom(bytes);

    internal static DataMessage ToMessage(Data value)
    {
        int[] bits = decimal.GetBits(value.d);
        return new DataMessage
        {
            X = value.x,
            Y = value.y,
            Z = value.z,
            F = value.f,
            D = new DecimalMessage
            {
                Low = ((long)bits[1] << 32) | (uint)bits[0],
                High = (uint)bits[2],
                Flags = (uint)bits[3],
            },
            Db = value.db,
            Bo = value.bo,
            En = (int)value.en,
            Name = value.name,
        };
    }

    internal static Data FromMessage(DataMessage message) => new()
    {
        x = message.X,
        y = (short)message.Y,
        z = message.Z,
        f = message.F,
        d = new decimal([(int)message.D.Low, (int)(message.D.Low >> 32), (int)message.D.High, (int)message.D.Flags]),
        db = message.Db,
        bo = message.Bo,
        en = (TestEnum)message.En,
        name = message.Name,
    };
}
