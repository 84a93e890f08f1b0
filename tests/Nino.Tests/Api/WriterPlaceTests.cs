using System;
using Nino.Core;
using Xunit;

namespace Nino.Tests.Api;

public sealed class WriterPlaceTests
{
    [Fact]
    public void Seek_BehindTheBytesOfAFormatter_IsTheNextPlace()
    {
        byte[] buffer = new byte[4];
        Writer writer = new(buffer.AsSpan());
        ref byte at = ref writer.Room(ref writer.Here, 2);
        at = 7;
        writer.Seek(ref System.Runtime.CompilerServices.Unsafe.Add(ref at, 1));
        writer.Write((byte)9);
        Assert.Equal(2, writer.WrittenCount);
        Assert.Equal(new byte[] { 7, 9, 0, 0 }, buffer);
    }

    [Fact]
    public void Seek_OutsideOfTheBuffer_Fails() => Assert.Throws<InvalidOperationException>(() =>
    {
        byte[] buffer = new byte[8];
        Writer writer = new(buffer.AsSpan(2, 4));
        writer.Seek(ref buffer[7]);
    });

    /// <summary>As an error of the writer: a place before the buffer must not come out of it.</summary>
    [Theory]
    [InlineData(-1)]
    [InlineData(-8)]
    [InlineData(int.MinValue)]
    public void Reserve_OfLessThanNothing_Fails(int size)
    {
        byte[] buffer = new byte[16];
        Assert.Throws<NinoException>(() =>
        {
            Writer writer = new(buffer.AsSpan(8, 8));
            writer.Reserve(size) = 1;
        });
        Assert.Throws<NinoException>(() =>
        {
            Writer writer = new(new System.Buffers.ArrayBufferWriter<byte>());
            writer.Reserve(size) = 1;
        });
        Assert.Equal(new byte[16], buffer);
    }

    [Fact]
    public void Room_BeyondASpan_Fails() => Assert.Throws<NinoException>(() =>
    {
        Writer writer = new(new byte[3].AsSpan());
        writer.Room(ref writer.Here, 4);
    });

    [Fact]
    public void Writer_OverABufferWriter_HoldsNoMoreThanAPayloadDoes()
    {
        NinoException error = Assert.Throws<NinoException>(() =>
        {
            Writer writer = new(new OneArray());
            for (int i = 0; i < 33; i++)
            {
                writer.Reserve(1 << 26);
            }
        });
        Assert.Contains("2147483591", error.Message, StringComparison.Ordinal);
    }

    /// <summary>Gives the same memory each time: what is written is not looked at.</summary>
    private sealed class OneArray : System.Buffers.IBufferWriter<byte>
    {
        private readonly byte[] _memory = new byte[1 << 26];

        public void Advance(int count)
        {
        }

        public Memory<byte> GetMemory(int sizeHint = 0) => _memory;

        public Span<byte> GetSpan(int sizeHint = 0) => _memory;
    }
}
