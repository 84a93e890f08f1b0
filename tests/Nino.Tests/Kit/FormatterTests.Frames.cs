using System;
using System.Buffers;
using Nino.Core;
using Xunit;

namespace Nino.Tests.Kit;

public abstract partial class FormatterTests<T>
{
    [Fact]
    public void RoundTrip_InFrames_GivesSameValue() => Assert.All(Compressions.All, options => Assert.All(All, value =>
    {
        byte[] frame = NinoSerializer.Serialize(value, options);
        Assert.Equal(0xFD, frame[0]);
        AssertSame(value, NinoDeserializer.Deserialize<T>(frame, Compressions.Reading));
    }));

    [Fact]
    public void RoundTrip_InFrames_AllEntryPointsAgree() => Assert.All(All, value =>
    {
        // Deflate may give other bytes each time.
        NinoOptions options = Compressions.Of("Brotli");
        byte[] frame = NinoSerializer.Serialize(value, options);
        byte[] destination = new byte[frame.Length + 1];
        ArrayBufferWriter<byte> output = new();
        NinoSerializer.Serialize(value, output, options);
        Assert.Equal(frame, output.WrittenSpan.ToArray());
        Assert.Equal(frame.Length, NinoSerializer.GetSize(value, options));
        Assert.Equal(frame.Length, NinoSerializer.Serialize(value, destination.AsSpan(), options));
        Assert.Equal(frame, destination[..^1]);
        Assert.Equal(frame, NinoSerializer.Serialize((object?)value, typeof(T), options));
        Assert.Throws<NinoException>(() => NinoSerializer.Serialize(value, destination.AsSpan(0, frame.Length - 1), options));

        AssertSame(value, NinoDeserializer.Deserialize<T>([.. frame, .. frame, 0xFD], out int consumed, options));
        Assert.Equal(frame.Length, consumed);
        AssertSame(value, NinoDeserializer.Deserialize<T>(Segments.OfOneByte(frame), options));
        AssertSame(value, NinoDeserializer.Deserialize<T>(Segments.OfOneByte(frame), out consumed, options));
        Assert.Equal(frame.Length, consumed);
        AssertSame(value, (T?)NinoDeserializer.Deserialize(frame, typeof(T), options));
    });

    [Fact]
    public void DeserializeRef_InFrames_GivesSameValue() => Assert.All(All, value =>
    {
        byte[] frame = NinoSerializer.Serialize(value, Compressions.Reading);
        T? target = NinoDeserializer.Deserialize<T>(frame, Compressions.Reading);
        NinoDeserializer.DeserializeRef(ref target, frame, Compressions.Reading);
        AssertSame(value, target);
        NinoDeserializer.Deserialize(frame, ref target, Compressions.Reading);
        AssertSame(value, target);
        object? boxed = target;
        NinoDeserializer.Deserialize(frame, typeof(T), ref boxed, Compressions.Reading);
        AssertSame(value, (T?)boxed);
    });

    [Fact]
    public void RoundTrip_AsObjectInAFrame_FindsTheType() => Assert.All(Objects, value =>
    {
        byte[] frame = NinoSerializer.Serialize((object?)value, Compressions.Reading);
        AssertSame(value, (T?)NinoDeserializer.Deserialize<object>(frame, Compressions.Reading));
        ArrayBufferWriter<byte> output = new();
        NinoSerializer.Serialize((object?)value, output, Compressions.Reading);
        Assert.Equal(frame, output.WrittenSpan.ToArray());
    });
}
