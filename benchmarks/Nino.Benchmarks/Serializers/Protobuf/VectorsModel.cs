using System.Linq;
using System.Numerics;
using System.Runtime.InteropServices;
using Google.Protobuf;
using Nino.Benchmarks.Serializers.Protobuf.Messages;

namespace Nino.Benchmarks.Serializers.Protobuf;

internal readonly struct VectorsModel : IProtobufModel<Vector4[], VectorsMessage>
{
    public VectorsMessage ToModel(Vector4[] value) => new() { Components = { MemoryMarshal.Cast<Vector4, float>(value).ToArray() } };

    public Vector4[] FromModel(VectorsMessage model) => MemoryMarshal.Cast<float, Vector4>(model.Components.ToArray()).ToArray();

    public byte[] Write(VectorsMessage model) => model.ToByteArray();

    public VectorsMessage Read(byte[] bytes) => VectorsMessage.Parser.ParseFrom(bytes);
}
