using System;
using System.Buffers;
using System.Numerics;
using System.Runtime.InteropServices;
using MessagePack;
using MessagePack.Formatters;
using MessagePack.Resolvers;
using Nino.Benchmarks.Measuring;

namespace Nino.Benchmarks.Serializers.Peers;

internal sealed class MessagePackAdapter() : GenericSerializer<MessagePackAdapter.Codec>("MessagePack", SerializerKind.BinaryPeer, () => typeof(MessagePackSerializer))
{
    internal readonly struct Codec : IReusingCodec
    {
        private static readonly MessagePackSerializerOptions Options = MessagePackSerializerOptions.Standard.WithResolver(
            CompositeResolver.Create([new VectorsFormatter()], [StandardResolver.Instance]));

        public byte[] Write<T>(T value) => typeof(T) == typeof(Vector4[])
            ? MessagePackSerializer.Serialize(value, Options)
            : MessagePackSerializer.Serialize(value);

        public void Write<T>(T value, ArrayBufferWriter<byte> output) => MessagePackSerializer.Serialize(output, value);

        public T Read<T>(byte[] bytes) => typeof(T) == typeof(Vector4[])
            ? MessagePackSerializer.Deserialize<T>(bytes, Options)
            : MessagePackSerializer.Deserialize<T>(bytes);

        public void Read<T>(byte[] bytes, ref T value) => value = Read<T>(bytes);
    }

    /// <summary>MessagePack has no formatter for vectors; a block of bytes is the fastest that its users can write.</summary>
    private sealed class VectorsFormatter : IMessagePackFormatter<Vector4[]?>
    {
        public void Serialize(ref MessagePackWriter writer, Vector4[]? value, MessagePackSerializerOptions options) =>
            writer.Write(MemoryMarshal.AsBytes<Vector4>(value));

        public Vector4[]? Deserialize(ref MessagePackReader reader, MessagePackSerializerOptions options)
        {
            ReadOnlySequence<byte> bytes = reader.ReadBytes() ?? default;
            Vector4[] vectors = new Vector4[bytes.Length / 16];
            bytes.CopyTo(MemoryMarshal.AsBytes(vectors.AsSpan()));
            return vectors;
        }
    }
}
