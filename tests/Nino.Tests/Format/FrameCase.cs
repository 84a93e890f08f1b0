using Nino.Core;
using Nino.Tests.Kit;
using Xunit;

namespace Nino.Tests.Format;

/// <summary>A frame that readers have to accept, whatever writers write.</summary>
public sealed class FrameCase(string text, string value, string hex) : FormatCase("12-frames", $"String: {text}")
{
    public override byte[] Write() => Hex.Bytes(hex);

    public override void AssertReads(byte[] bytes) => Assert.Equal(value, NinoDeserializer.Deserialize<string>(bytes, Compressions.Reading));
}
