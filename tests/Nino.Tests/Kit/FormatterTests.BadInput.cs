using System;
using System.Linq;
using Nino.Core;
using Xunit;

namespace Nino.Tests.Kit;

public abstract partial class FormatterTests<T>
{
    [Fact]
    public void Deserialize_Empty_Throws()
    {
        NinoException error = Read.Rejected<T>([]);
        Assert.Equal((0, "", typeof(T)), (error.Offset, error.Path, error.Type));
    }

    [Fact]
    public void Deserialize_Truncated_ThrowsWithOffset() => Assert.All(Payloads, payload =>
    {
        foreach (int length in Places.OfBytes(payload.Length).Where(length => !IsFixedSizeWithId || length != payload.Length - 5))
        {
            Read.Rejected<T>(payload[..length]);
            Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize<T>(payload.AsSpan(0, length), out _));
        }
    });

    [Fact]
    public void Deserialize_TruncatedSegments_Throws() => Assert.All(Payloads, payload =>
        Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize<T>(Segments.OfOneByte(payload[..^1]))));

    [Fact]
    public void Deserialize_TrailingByte_ThrowsWithOffset() => Assert.All(Payloads, payload =>
    {
        NinoException error = Read.Rejected<T>([.. payload, 0]);
        Assert.Equal((payload.Length, "", typeof(T)), (error.Offset, error.Path, error.Type));
    });

    [Fact]
    public void Deserialize_AnyBitFlipped_GivesValueOrNinoException()
    {
        int flips = 0;
        foreach (byte[] payload in Payloads.Where(payload => payload.Length <= Small))
        {
            foreach (int bit in Places.OfBits(payload.Length))
            {
                byte[] flipped = (byte[])payload.Clone();
                flipped[bit / 8] ^= (byte)(1 << (bit % 8));
                flips++;
                if (Read.IsValue(flipped, out T? value) && CanWriteWhatWasRead)
                {
                    byte[] again = NinoSerializer.Serialize(value);
                    AssertSame(value, NinoDeserializer.Deserialize<T>(again));
                }
            }
        }

        Assert.NotEqual(0, flips);
    }

    [Fact]
    public void Deserialize_TruncatedObjectForm_Throws()
    {
        int tried = 0;
        foreach (byte[] payload in Objects.Select(value => NinoSerializer.Serialize((object?)value)))
        {
            foreach (int length in Places.OfBytes(payload.Length))
            {
                Read.Rejected<object>(payload[..length]);
                tried++;
            }
        }

        Assert.NotEqual(0, tried);
    }
}
