using System;
using System.Buffers;
using System.Buffers.Binary;
using System.Collections.Generic;
using System.IO;
using System.IO.Pipelines;
using System.Threading.Tasks;
using Nino.Core;
using Nino.Samples.Running;

namespace Nino.Samples.Buffers;

#region event
[NinoType]
public record Event(int Id, string Name);
#endregion event

#region frames
/// <summary>Messages on a pipe, each behind its length.</summary>
public static class Frames
{
    private const int MaxLength = 1 << 20;

    public static void Write<T>(PipeWriter output, T value)
    {
        int length = (int)NinoSerializer.GetSize(value);
        BinaryPrimitives.WriteInt32LittleEndian(output.GetSpan(4), length);
        output.Advance(4);
        NinoSerializer.Serialize(value, output);
    }

    public static bool TryRead<T>(ref ReadOnlySequence<byte> buffer, out T? value)
    {
        value = default;
        var reader = new SequenceReader<byte>(buffer);
        if (!reader.TryReadLittleEndian(out int length))
        {
            return false;
        }

        if (length is < 0 or > MaxLength)
        {
            throw new InvalidDataException($"A message of {length} bytes.");
        }

        if (reader.Remaining < length)
        {
            return false;
        }

        ReadOnlySequence<byte> message = buffer.Slice(reader.Position, length);
        value = NinoDeserializer.Deserialize<T>(message);
        buffer = buffer.Slice(4 + (long)length);
        return true;
    }
}
#endregion frames

internal static class BuffersSamples
{
    [Sample]
    public static void BufferWriter()
    {
        #region buffer-writer
        Event[] events = [new(1, "start"), new(2, "stop")];
        using var output = new MemoryStream();
        var buffer = new ArrayBufferWriter<byte>(4096);
        foreach (Event each in events)
        {
            buffer.ResetWrittenCount();
            NinoSerializer.Serialize(each, buffer);
            output.Write(buffer.WrittenSpan);
        }
        #endregion buffer-writer

        Check.Equal(21L, output.Length);
    }

    [Sample]
    public static void Spans()
    {
        #region span
        var value = new Event(1, "start");
        Span<byte> destination = stackalloc byte[256];
        if (NinoSerializer.GetSize(value) <= destination.Length)
        {
            int written = NinoSerializer.Serialize(value, destination);
            Event? copy = NinoDeserializer.Deserialize<Event>(destination[..written]);
        }
        #endregion span

        Check.Equal(11, NinoSerializer.GetSize(value));
        byte[] small = new byte[4];
        Check.Throws<NinoException>(() => NinoSerializer.Serialize(value, small));
    }

    [Sample]
    public static void SeveralValues()
    {
        #region several
        var buffer = new ArrayBufferWriter<byte>();
        NinoSerializer.Serialize(new Event(1, "start"), buffer);
        NinoSerializer.Serialize(new Event(2, "stop"), buffer);

        ReadOnlySpan<byte> rest = buffer.WrittenSpan;
        var events = new List<Event>();
        while (!rest.IsEmpty)
        {
            events.Add(NinoDeserializer.Deserialize<Event>(rest, out int consumed)!);
            rest = rest[consumed..];
        }
        #endregion several

        Check.Equal(2, events.Count);
        Check.Equal(new Event(2, "stop"), events[1]);
    }

    [Sample]
    public static void WriterAndReader()
    {
        #region writer
        var buffer = new ArrayBufferWriter<byte>();
        var writer = new Writer(buffer);
        writer.Write(2);                                            // a scalar
        writer.Write("log");                                        // a string
        NinoSerializer.Serialize(new Event(1, "start"), ref writer);
        NinoSerializer.Serialize(new Event(2, "stop"), ref writer);
        writer.Flush();

        var reader = new Reader(buffer.WrittenSpan);
        reader.Read(out int count);
        reader.Read(out string? title);
        var events = new Event?[count];
        for (int i = 0; i < count; i++)
        {
            NinoDeserializer.Deserialize(out events[i], ref reader);
        }
        #endregion writer

        Check.Equal("log", title);
        Check.Sequence([new Event(1, "start"), new Event(2, "stop")], events);
        Check.True(reader.Eof);
    }

    [Sample]
    public static void Sequences()
    {
        var pipe = new Pipe();
        Frames.Write(pipe.Writer, new Event(1, "start"));
        Frames.Write(pipe.Writer, new Event(2, "stop"));
        Task.Run(async () => await pipe.Writer.FlushAsync()).Wait();

        pipe.Reader.TryRead(out ReadResult result);
        ReadOnlySequence<byte> received = result.Buffer;
        Check.True(Frames.TryRead(ref received, out Event? first) && first!.Name == "start");
        Check.True(Frames.TryRead(ref received, out Event? second) && second!.Name == "stop");
        Check.True(!Frames.TryRead(ref received, out Event? _));
    }
}
