using System.Collections.Generic;
using System.IO;
using System.Linq;
using Nino.Core;
using Nino.Tests.Kit;
using Xunit;

namespace Nino.Tests.Streaming;

/// <summary>Bytes of a stream that were changed.</summary>
public sealed class DamageTests
{
    private const int StreamHeaderSize = 11;

    private static readonly NinoStreamOptions Skipping = new() { Checksums = true, SkipDamaged = true };

    private static readonly string[] Texts = Enumerable.Range(0, 12).Select(i => $"message {i} {new string('m', i * 7)}").ToArray();

    private static readonly byte[] Bytes = Write();

    [Fact]
    public void Read_EveryBitFlipped_GivesNoOtherMessage()
    {
        for (int bit = 0; bit < Bytes.Length * 8; bit++)
        {
            using NinoStreamReader reader = new(new MemoryStream(Flipped(bit)));
            List<string?> read = [];
            Assert.Throws<NinoException>(() =>
            {
                while (reader.TryRead(out string? text))
                {
                    read.Add(text);
                }
            });
            Assert.Equal(Texts.Take(read.Count), read);
        }
    }

    [Fact]
    public void Skipping_EveryBitFlipped_LosesOneMessageAtTheMost()
    {
        for (int bit = StreamHeaderSize * 8; bit < Bytes.Length * 8; bit++)
        {
            using NinoStreamReader reader = new(new DripStream(Flipped(bit), 5), Skipping);
            List<string?> read = [];
            bool isCutOff = false;
            try
            {
                while (reader.TryRead(out string? text))
                {
                    read.Add(text);
                }
            }
            catch (NinoException)
            {
                // The end itself was damaged.
                isCutOff = reader.IsCutOff;
                Assert.True(isCutOff);
                Assert.Equal(Texts, read);
            }

            Assert.Equal(isCutOff ? 0 : 1, Texts.Except(read).Count());
            Assert.Equal(isCutOff ? 0 : 1, reader.LostMessages);
            Assert.True(isCutOff || reader.DamagedBytes > 0);
            Assert.Equal(read, Texts.Where(text => read.Contains(text)));
        }
    }

    [Fact]
    public void Read_DamagedMessage_IsPassed()
    {
        byte[] bytes = (byte[])Bytes.Clone();
        bytes[StreamHeaderSize + 12] ^= 1;
        using NinoStreamReader reader = new(new MemoryStream(bytes));
        Assert.Throws<NinoException>(() => reader.TryRead(out string? _));
        Assert.Equal(Texts.Skip(1), reader.ReadAll<string>());
        Assert.Equal(1, reader.LostMessages);
    }

    [Fact]
    public void Skipping_BytesLostAndAdded_GoesOnBehindThem()
    {
        int middle = Bytes.Length / 2;
        foreach (byte[] bytes in new byte[][] { [.. Bytes[..middle], .. Bytes[(middle + 9)..]], [.. Bytes[..middle], .. new byte[500], .. Bytes[middle..]] })
        {
            using NinoStreamReader reader = new(new DripStream(bytes, 3), Skipping);
            List<string?> read = [.. reader.ReadAll<string>()];
            Assert.InRange(read.Count, Texts.Length - 2, Texts.Length);
            Assert.Equal(Texts.Length - read.Count, reader.LostMessages);
            Assert.Equal(read, Texts.Where(text => read.Contains(text)));
            Assert.Equal(bytes.Length, reader.Position);
        }
    }

    [Fact]
    public void Skipping_WithoutChecksums_IsNotPossible()
    {
        using MemoryStream stream = new();
        using (NinoStreamWriter writer = new(stream, new NinoStreamOptions { LeaveOpen = true }))
        {
            writer.Write(1);
        }

        byte[] bytes = stream.ToArray();
        bytes[7] = 0;
        using NinoStreamReader reader = new(new MemoryStream(bytes), Skipping);
        Assert.Throws<NinoException>(() => reader.TryRead(out int _));
        Assert.Equal(0, reader.DamagedBytes);
    }

    private static byte[] Flipped(int bit)
    {
        byte[] bytes = (byte[])Bytes.Clone();
        bytes[bit / 8] ^= (byte)(1 << (bit % 8));
        return bytes;
    }

    private static byte[] Write()
    {
        using MemoryStream stream = new();
        using (NinoStreamWriter writer = new(stream, Skipping))
        {
            foreach (string text in Texts)
            {
                writer.Write(text);
            }
        }

        return stream.ToArray();
    }
}
