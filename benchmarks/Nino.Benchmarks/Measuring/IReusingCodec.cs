using System.Buffers;

namespace Nino.Benchmarks.Measuring;

/// <summary>A serializer that can also write into a buffer and read into an existing value.</summary>
internal interface IReusingCodec : ICodec
{
    void Write<T>(T value, ArrayBufferWriter<byte> output);

    /// <summary>Reads into a value. A serializer that has no such call makes a new one.</summary>
    void Read<T>(byte[] bytes, ref T value);
}
