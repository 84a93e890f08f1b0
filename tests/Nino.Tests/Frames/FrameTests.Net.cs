using System;
using System.IO.Compression;
using System.Linq;
using Nino.Core;
using Xunit;

namespace Nino.Tests.Frames;

/// <summary>With a level that netstandard2.1 has not.</summary>
public sealed partial class FrameTests
{
    [Theory]
    [InlineData(CompressionLevel.Fastest)]
    [InlineData(CompressionLevel.Optimal)]
    [InlineData(CompressionLevel.SmallestSize)]
    public void Automatic_TakesTheSmallerCodec(CompressionLevel level)
    {
        int brotli = 0;
        for (int length = 50; length < 30_000; length += (length / 3) + 1)
        {
            int[] values = Enumerable.Range(0, length).Select(i => i % 1000 * (i % 3)).ToArray();
            byte[] frame = NinoSerializer.Serialize(values, Of(NinoCompression.Automatic(level)));
            int best = Math.Min(
                NinoSerializer.Serialize(values, Of(NinoCompression.Deflate(level))).Length,
                NinoSerializer.Serialize(values, Of(NinoCompression.Brotli(level switch { CompressionLevel.Fastest => 1, CompressionLevel.Optimal => 4, _ => 11 }))).Length);
            Assert.Equal(best, frame.Length);
            brotli += frame[1] == Brotli ? 1 : 0;
        }

        Assert.NotEqual(0, brotli);
    }
}
