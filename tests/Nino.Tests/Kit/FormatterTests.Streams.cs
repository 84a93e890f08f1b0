using System;
using System.IO;
using System.Linq;
using System.Threading.Tasks;
using Nino.Core;
using Xunit;

namespace Nino.Tests.Kit;

public abstract partial class FormatterTests<T>
{
    /// <summary>Another root of the type that stands behind a value does not become a part of it.</summary>
    private static readonly byte[] Behind = [0xAB, 0xCD, 0xFF, 0x01, 0x00, 0x92];

    [Fact]
    public void Stream_ByteByByte_GivesValueAndLeavesTheRest() => Assert.All(All, value =>
    {
        byte[] bytes = NinoSerializer.Serialize(value);
        using MemoryStream written = new();
        NinoSerializer.Serialize(value, written);
        Assert.Equal(bytes, written.ToArray());
        if (IsFixedSizeWithId)
        {
            // Among other bytes, nothing tells that the id is one.
            bytes = bytes[5..];
        }

        // The walk goes on from where it stopped, at every single byte of small payloads.
        int size = bytes.Length > Small ? bytes.Length / 50 : 1;
        using DripStream stream = new([0x77, .. bytes, .. Behind], size, canSeek: true);
        stream.Position = 1;
        AssertSame(value, NinoDeserializer.Deserialize<T>(stream));
        Assert.Equal(1 + bytes.Length, stream.Position);
    });

    [Fact]
    public async Task Stream_Asynchronous_GivesValueAndLeavesTheRest()
    {
        foreach (T? value in All)
        {
            byte[] bytes = NinoSerializer.Serialize(value);
            using MemoryStream written = new();
            await NinoSerializer.SerializeAsync(written, value);
            Assert.Equal(bytes, written.ToArray());
            using DripStream stream = new(IsFixedSizeWithId ? bytes[5..] : bytes, Math.Max(1, bytes.Length / 3), canSeek: true);
            AssertSame(value, await NinoDeserializer.DeserializeAsync<T>(stream));
        }
    }

    [Fact]
    public void Stream_CutOff_ThrowsAndStaysWhereItWas()
    {
        foreach (byte[] payload in Payloads.Where(payload => payload.Length <= Small && !IsFixedSizeWithId))
        {
            foreach (int length in Places.OfBytes(payload.Length))
            {
                using DripStream stream = new([0, .. payload[..length]], 1, canSeek: true);
                stream.Position = 1;
                NinoException error = Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize<T>(stream));
                Read.AssertComplete(error, length);
                Assert.Equal(1, stream.Position);
            }
        }
    }
}
