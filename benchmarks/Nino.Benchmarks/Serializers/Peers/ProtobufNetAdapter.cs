using System;
using System.Buffers;
using System.IO;
using System.Numerics;
using Nino.Benchmarks.Measuring;
using ProtoBuf.Meta;

namespace Nino.Benchmarks.Serializers.Peers;

internal sealed class ProtobufNetAdapter() : GenericSerializer<ProtobufNetAdapter.Codec>("protobuf-net", SerializerKind.BinaryPeer, () => typeof(RuntimeTypeModel))
{
    internal readonly struct Codec : IReusingCodec
    {
        private static readonly RuntimeTypeModel Model = CreateModel();

        public byte[] Write<T>(T value)
        {
            using MemoryStream stream = new();
            Model.Serialize(stream, value);
            return stream.ToArray();
        }

        public void Write<T>(T value, ArrayBufferWriter<byte> output) => Model.Serialize(output, value);

        public T Read<T>(byte[] bytes) => Model.Deserialize<T>((ReadOnlyMemory<byte>)bytes);

        // What it has for existing values appends to their collections.
        public void Read<T>(byte[] bytes, ref T value) => value = Read<T>(bytes);

        private static RuntimeTypeModel CreateModel()
        {
            RuntimeTypeModel model = RuntimeTypeModel.Create();

            // Without this it drops the kind of every date.
            model.IncludeDateTimeKind = true;
            model.Add<Vector4>(applyDefaultBehaviour: false).Add("X", "Y", "Z", "W");
            return model;
        }
    }
}
