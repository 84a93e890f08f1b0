using System;
using System.Buffers;
using System.Linq;
using Nino.Core;
using Xunit;

namespace Nino.Tests.Kit;

public abstract partial class FormatterTests<T>
{
    [Fact]
    public void RoundTrip_Array_GivesSameValue() => Assert.All(All, value =>
        AssertSame(value, NinoDeserializer.Deserialize<T>(NinoSerializer.Serialize(value))));

    [Fact]
    public void RoundTrip_BufferWriter_GivesSameBytes() => Assert.All(All, value =>
    {
        ArrayBufferWriter<byte> output = new();
        NinoSerializer.Serialize(value, output);
        Assert.Equal(NinoSerializer.Serialize(value), output.WrittenSpan.ToArray());
    });

    [Fact]
    public void RoundTrip_BufferWriterOfSmallBlocks_GivesSameBytes() => Assert.All(All, value =>
    {
        SmallBufferWriter output = new();
        NinoSerializer.Serialize(value, output);
        Assert.Equal(NinoSerializer.Serialize(value), output.Written);
    });

    [Fact]
    public void RoundTrip_LargerSpan_LeavesTheRestAlone() => Assert.All(All, value =>
    {
        byte[] payload = NinoSerializer.Serialize(value);
        byte[] destination = Enumerable.Repeat((byte)0xCD, payload.Length + 32).ToArray();
        int written = NinoSerializer.Serialize(value, destination.AsSpan(16));
        Assert.Equal(payload, destination[16..(16 + written)]);
        Assert.All(destination[..16].Concat(destination[(16 + written)..(16 + payload.Length)]), guard => Assert.Equal(0xCD, guard));
    });

    [Fact]
    public void RoundTrip_SpanOfExactSize_FitsAndNothingIsWrittenBehindIt() => Assert.All(All, value =>
    {
        int size = (int)NinoSerializer.GetSize(value);
        byte[] destination = new byte[size + 64];
        destination.AsSpan(size).Fill(0xCD);
        Assert.Equal(size, NinoSerializer.Serialize(value, destination.AsSpan(0, size)));
        Assert.Equal(NinoSerializer.Serialize(value), destination.AsSpan(0, size).ToArray());
        Assert.Equal(-1, destination.AsSpan(size).IndexOfAnyExcept((byte)0xCD));
    });

    [Fact]
    public void Serialize_SpanTooSmall_ThrowsAndWritesNothingBehindIt() => Assert.All(All, value =>
    {
        byte[] payload = NinoSerializer.Serialize(value);
        byte[] destination = new byte[payload.Length + 16];
        foreach (int length in Places.OfBytes(payload.Length))
        {
            destination.AsSpan(length).Fill(0xCD);
            Assert.Throws<NinoException>(() => NinoSerializer.Serialize(value, destination.AsSpan(0, length)));
            Assert.Equal(-1, destination.AsSpan(length).IndexOfAnyExcept((byte)0xCD));
        }
    });

    [Fact]
    public void RoundTrip_ByType_GivesSameBytesAndValue() => Assert.All(All, value =>
    {
        byte[] payload = NinoSerializer.Serialize((object?)value, typeof(T));
        Assert.Equal(NinoSerializer.Serialize(value), payload);
        AssertSame(value, (T?)NinoDeserializer.Deserialize(payload, typeof(T)));
        object? existing = null;
        NinoDeserializer.Deserialize(payload, typeof(T), ref existing);
        AssertSame(value, (T?)existing);
        existing = null;
        NinoDeserializer.DeserializeRefBoxed(ref existing, payload, typeof(T));
        AssertSame(value, (T?)existing);
    });

    [Fact]
    public void RoundTrip_AsObject_FindsTheType() => Assert.All(Objects, value =>
    {
        byte[] payload = NinoSerializer.Serialize((object?)value);
        AssertSame(value, (T?)NinoDeserializer.Deserialize<object>(payload));
        AssertSame(value, (T?)NinoDeserializer.Deserialize(payload, typeof(object)));
        object? existing = null;
        NinoDeserializer.DeserializeRefBoxed(ref existing, payload);
        AssertSame(value, (T?)existing);
        Assert.Equal(payload.Length, NinoSerializer.GetSize((object?)value));
    });

    [Fact]
    public void Deserialize_ObjectForm_IsReadAsTheTypeItself()
    {
        int read = 0;
        foreach (T? value in All.Where(_ => HasObjectForm))
        {
            AssertSame(value, NinoDeserializer.Deserialize<T>(NinoSerializer.Serialize((object?)value)));
            read++;
        }

        Assert.Equal(HasObjectForm, read > 0);
    }

    [Fact]
    public void RoundTrip_SegmentsOfOneByte_GivesSameValue() => Assert.All(All, value =>
    {
        byte[] payload = NinoSerializer.Serialize(value);
        ReadOnlySequence<byte> segments = Segments.OfOneByte(payload);
        AssertSame(value, NinoDeserializer.Deserialize<T>(segments));
        AssertSame(value, NinoDeserializer.Deserialize<T>(segments, out int consumed));
        Assert.Equal(payload.Length, consumed);
    });

    [Fact]
    public void Deserialize_OutConsumed_LeavesFollowingBytes() => Assert.All(All, value =>
    {
        byte[] payload = NinoSerializer.Serialize(value);
        AssertSame(value, NinoDeserializer.Deserialize<T>([.. payload, .. payload, 0xF8, 0xFF], out int consumed));
        Assert.Equal(payload.Length, consumed);
    });

    [Fact]
    public void Deserialize_UnalignedInput_GivesSameValue() => Assert.All(All, value =>
    {
        byte[] payload = NinoSerializer.Serialize(value);
        for (int shift = 1; shift < 8; shift++)
        {
            byte[] shifted = [.. new byte[shift], .. payload];
            AssertSame(value, NinoDeserializer.Deserialize<T>(shifted.AsSpan(shift)));
        }
    });

    [Fact]
    public void RoundTrip_WriterAndReader_TakeSeveralValues() => Assert.All(Objects, value =>
    {
        ArrayBufferWriter<byte> output = new();
        Writer writer = new(output);
        NinoSerializer.Serialize(value, ref writer);
        NinoSerializer.SerializeBoxed(value, ref writer, typeof(T));
        NinoSerializer.SerializeBoxed(value, ref writer, typeof(object));
        writer.Flush();
        Assert.Equal(output.WrittenCount, writer.WrittenCount);

        Reader reader = new(output.WrittenSpan);
        NinoDeserializer.Deserialize(out T? first, ref reader);
        object? second = NinoDeserializer.DeserializeBoxed(ref reader, typeof(T));
        object? third = NinoDeserializer.DeserializeBoxed(ref reader);
        Assert.True(reader.Eof);
        AssertSame(value, first);
        AssertSame(value, (T?)second);
        AssertSame(value, (T?)third);
    });

    [Fact]
    public void DeserializeRef_IntoAnyOtherValue_GivesSameValue() => Assert.All(Payloads, existing => Assert.All(All, value =>
    {
        T? target = NinoDeserializer.Deserialize<T>(existing);
        NinoDeserializer.DeserializeRef(ref target, NinoSerializer.Serialize(value));
        AssertSame(value, target);
    }));

    [Fact]
    public void DeserializeRef_ByTypeAndReader_GivesSameValue() => Assert.All(All, value =>
    {
        byte[] payload = NinoSerializer.Serialize(value);
        T? target = NinoDeserializer.Deserialize<T>(payload);
        NinoDeserializer.Deserialize(payload, ref target);
        AssertSame(value, target);

        Reader reader = new(payload);
        NinoDeserializer.DeserializeRef(ref target, ref reader);
        AssertSame(value, target);

        object? boxed = target;
        NinoDeserializer.Deserialize(payload, typeof(T), ref boxed);
        AssertSame(value, (T?)boxed);
    });
}
