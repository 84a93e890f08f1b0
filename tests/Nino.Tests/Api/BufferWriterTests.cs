using System;
using System.Runtime.InteropServices;
using Nino.Core;
using Nino.Tests.Types;
using Xunit;

namespace Nino.Tests.Api;

public sealed class BufferWriterTests
{
    [Theory]
    [InlineData(0)]
    [InlineData(1)]
    [InlineData(10_000)]
    public void Writer_Grows_AndKeepsWhatIsWritten(int capacity)
    {
        NinoArrayBufferWriter writer = new(capacity);
        Assert.Equal((0, capacity), (writer.WrittenCount, writer.Capacity));

        for (int i = 0; i < 3000; i++)
        {
            writer.GetSpan()[0] = (byte)i;
            writer.Advance(1);
        }

        Assert.Equal(3000, writer.WrittenCount);
        Assert.True(writer.Capacity >= 3000);
        byte[] written = writer.WrittenSpan.ToArray();
        Assert.Equal(written, writer.WrittenMemory.ToArray());
        for (int i = 0; i < written.Length; i++)
        {
            Assert.Equal((byte)i, written[i]);
        }
    }

    [Fact]
    public void Writer_GivesTheMemoryThatIsAskedFor()
    {
        NinoArrayBufferWriter writer = new(16);
        writer.Advance(16);

        Assert.True(writer.GetSpan().Length >= 1);
        Assert.True(writer.GetMemory(100_000).Length >= 100_000);
        Assert.Equal(16, writer.WrittenCount);
    }

    [Fact]
    public void Reset_KeepsTheBytes_AndClearDoesNot()
    {
        NinoArrayBufferWriter writer = new();
        Fill(writer, 3);
        writer.ResetWrittenCount();
        Assert.Equal((0, 1), (writer.WrittenCount, writer.GetSpan().ToArray()[0]));

        Fill(writer, 3);
        writer.Clear();
        Assert.Equal((0, 0), (writer.WrittenCount, writer.GetSpan().ToArray()[0]));
    }

    [Fact]
    public void Writer_RefusesWhatItHasNot()
    {
        NinoArrayBufferWriter writer = new(16);

        Assert.Throws<ArgumentOutOfRangeException>(() => new NinoArrayBufferWriter(-1));
        Assert.Throws<ArgumentOutOfRangeException>(() => writer.Advance(17));
        Assert.Throws<ArgumentOutOfRangeException>(() => writer.Advance(-1));
        Assert.Throws<ArgumentOutOfRangeException>(() => writer.GetMemory(-1));
        writer.Advance(16);
        Assert.Throws<NinoException>(() => writer.GetMemory(int.MaxValue));
        Assert.Equal(16, writer.WrittenCount);
    }

    [Fact]
    public void Serialize_ToOneThatIsUsedAgain_WritesTheSame()
    {
        byte[] bytes = NinoSerializer.Serialize(new Person { Name = "a" });
        for (int i = 0; i < 3; i++)
        {
            NinoArrayBufferWriter writer = NinoSerializer.GetBufferWriter();
            NinoSerializer.Serialize(new Person { Name = "a" }, writer);
            Assert.Equal(bytes, writer.WrittenSpan.ToArray());
            NinoSerializer.ReturnBufferWriter(writer);
        }
    }

    [Fact]
    public void Returned_ArrayIsUsedAgain_AndTheWriterIsNot()
    {
        NinoArrayBufferWriter first = NinoSerializer.GetBufferWriter();
        Fill(first, 3);
        byte[] array = ArrayOf(first);
        NinoSerializer.ReturnBufferWriter(first);
        NinoArrayBufferWriter second = NinoSerializer.GetBufferWriter();
        Fill(second, 2);

        Assert.Same(array, ArrayOf(second));
        Assert.NotSame(first, second);
        Assert.Equal((0, 0, 0), (first.WrittenCount, first.WrittenSpan.Length, first.Capacity));
        first.Clear();
        first.ResetWrittenCount();
        Assert.Throws<ObjectDisposedException>(() => first.GetMemory());
        Assert.Throws<ObjectDisposedException>(() => first.Advance(0));
        Assert.Throws<ObjectDisposedException>(() => NinoSerializer.Serialize(new Person(), first));
        Assert.Throws<ObjectDisposedException>(() => NinoSerializer.ReturnBufferWriter(first));
        Assert.Equal([1, 2], second.WrittenSpan.ToArray());
        Assert.NotSame(array, ArrayOf(NinoSerializer.GetBufferWriter()));
    }

    [Fact]
    public void Returned_BeyondWhatAThreadKeeps_IsDropped()
    {
        NinoArrayBufferWriter[] writers = new NinoArrayBufferWriter[20];
        for (int i = 0; i < writers.Length; i++)
        {
            writers[i] = NinoSerializer.GetBufferWriter();
            Fill(writers[i], 1);
        }

        byte[][] arrays = Array.ConvertAll(writers, ArrayOf);
        Array.ForEach(writers, NinoSerializer.ReturnBufferWriter);
        int kept = 0;
        for (int i = 0; i < writers.Length; i++)
        {
            writers[i] = NinoSerializer.GetBufferWriter();
            Fill(writers[i], 1);
            kept += Array.IndexOf(arrays, ArrayOf(writers[i])) >= 0 ? 1 : 0;
        }

        Assert.Equal(4, kept);
    }

    [Fact]
    public void Returned_LargeArray_IsDropped()
    {
        NinoArrayBufferWriter writer = NinoSerializer.GetBufferWriter();
        Fill(writer, 3_000_000);
        byte[] array = ArrayOf(writer);
        NinoSerializer.ReturnBufferWriter(writer);
        NinoArrayBufferWriter next = NinoSerializer.GetBufferWriter();
        Fill(next, 1);

        Assert.NotSame(array, ArrayOf(next));
        Assert.True(next.Capacity <= 1024 * 1024);
    }

    [Fact]
    public void Return_OfNull_IsAProgrammingError() => Assert.Throws<ArgumentNullException>(() => NinoSerializer.ReturnBufferWriter(null!));

    private static void Fill(NinoArrayBufferWriter writer, int count)
    {
        Span<byte> room = writer.GetSpan(count);
        for (int i = 0; i < count; i++)
        {
            room[i] = (byte)(i + 1);
        }

        writer.Advance(count);
    }

    private static byte[] ArrayOf(NinoArrayBufferWriter writer) =>
        MemoryMarshal.TryGetArray(writer.WrittenMemory, out ArraySegment<byte> segment) ? segment.Array! : [];
}
