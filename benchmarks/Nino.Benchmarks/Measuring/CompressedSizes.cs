using System;
using System.Collections.Generic;
using System.IO.Compression;
using System.Linq;
using Nino.BenchmarkData;
using Nino.Benchmarks.Serializers.Compact;
using Nino.Core;

namespace Nino.Benchmarks.Measuring;

/// <summary>Frames of the nested report's value, with and without compact numbers.</summary>
internal sealed record CompressedSizes(int Length, int Raw, int RawCompact, int Automatic, int Smallest, int SmallestCompact, int BrotliCompact)
{
    public static IReadOnlyList<CompressedSizes> All() => [.. NestedLengths.All.Select(Of)];

    private static CompressedSizes Of(int length)
    {
        NestedData plain = new NestedOfLengthWorkload(length).Create();
        CompactNestedData compact = default(NestedModel).ToModel(plain);
        return new CompressedSizes(
            length,
            Size(plain, null),
            Size(compact, null),
            Size(plain, NinoCompression.Automatic()),
            Size(plain, NinoCompression.Automatic(CompressionLevel.SmallestSize)),
            Size(compact, NinoCompression.Automatic(CompressionLevel.SmallestSize)),
            Size(compact, NinoCompression.Brotli()));
    }

    private static int Size<T>(T value, NinoCompression? compression)
    {
        NinoOptions options = NinoOptions.Default with { Compression = compression };
        byte[] bytes = NinoSerializer.Serialize(value, options);
        return NinoSerializer.Serialize(NinoDeserializer.Deserialize<T>(bytes, options)).AsSpan().SequenceEqual(NinoSerializer.Serialize(value))
            ? bytes.Length
            : throw new InvalidOperationException("A frame gave back another value.");
    }
}
