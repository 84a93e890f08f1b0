using System;
using System.Buffers;
using System.Buffers.Binary;
using System.Collections.Generic;
using System.IO;
using System.Text.Json;
using System.Threading.Tasks;
using Nino.BenchmarkData;
using Nino.Benchmarks.Serializers.Json;
using Nino.Core;

namespace Nino.Benchmarks.Streams;

/// <summary>Everything that is compared, each over the same messages.</summary>
internal static class StreamSubjects
{
    public const string Copy = "Plain copy";

    public const string Synchronous = "Nino, a loop of calls";

    private const int BufferSize = 64 * 1024;

    private const int Threshold = 32 * 1024;

    private static readonly NinoStreamOptions LeaveOpen = new() { LeaveOpen = true };

    private static readonly NinoStreamOptions Checked = new() { LeaveOpen = true, Checksums = true };

    public static StreamSubject[] All { get; } =
    [
        new(Copy, CopyOut, CopyIn),
        new(Synchronous, Loop.WriteAsync, Loop.ReadAsync),
        new("Nino, Write and TryRead", WriteBlocking, ReadBlocking),
        new("Nino, WriteAsync and ReadAsync", (stream, values, count) => WriteMessages(stream, values, count, LeaveOpen), (stream, receive) => ReadMessages(stream, receive, LeaveOpen)),
        new("Nino, with checksums", (stream, values, count) => WriteMessages(stream, values, count, Checked), (stream, receive) => ReadMessages(stream, receive, Checked)),
        new("Nino, elements", (stream, values, count) => NinoSerializer.SerializeAsync(stream, Elements(values, count)), ReadElements),
        new("System.Text.Json, elements", (stream, values, count) =>
            JsonSerializer.SerializeAsync(stream, Elements(values, count), WorkloadContext.Default.IAsyncEnumerableSimpleClass), ReadJson),
    ];

    /// <summary>The messages, which come at once.</summary>
    public static async IAsyncEnumerable<SimpleClass> Elements(SimpleClass[] values, long count)
    {
        await Task.CompletedTask;
        for (long i = 0; i < count; i++)
            yield return values[i % values.Length];
    }

    private static async Task CopyOut(Stream stream, SimpleClass[] values, int count)
    {
        byte[][] messages = Array.ConvertAll(values, value => NinoSerializer.Serialize(value));
        ArrayBufferWriter<byte> buffer = new(2 * Threshold);
        for (int i = 0; i < count; i++)
        {
            byte[] message = messages[i % messages.Length];
            BinaryPrimitives.WriteInt32LittleEndian(buffer.GetSpan(sizeof(int)), message.Length);
            buffer.Advance(sizeof(int));
            buffer.Write(message);
            if (buffer.WrittenCount >= Threshold)
            {
                await stream.WriteAsync(buffer.WrittenMemory);
                buffer.ResetWrittenCount();
            }
        }

        await stream.WriteAsync(buffer.WrittenMemory);
        await stream.FlushAsync();
    }

    private static async Task<int> CopyIn(Stream stream, Action<SimpleClass?> receive)
    {
        byte[] buffer = new byte[BufferSize];
        byte[] message = new byte[BufferSize];
        int start = 0;
        int end = 0;
        int count = 0;
        while (true)
        {
            while (end - start >= sizeof(int) && BinaryPrimitives.ReadInt32LittleEndian(buffer.AsSpan(start)) is var size && end - start - sizeof(int) >= size)
            {
                buffer.AsSpan(start + sizeof(int), size).CopyTo(message);
                start += sizeof(int) + size;
                count++;
            }

            buffer.AsSpan(start, end - start).CopyTo(buffer);
            end -= start;
            start = 0;
            int read = await stream.ReadAsync(buffer.AsMemory(end));
            if (read == 0)
                return count;
            end += read;
        }
    }

    private static Task WriteBlocking(Stream stream, SimpleClass[] values, int count)
    {
        using NinoStreamWriter writer = new(stream, LeaveOpen);
        for (int i = 0; i < count; i++)
            writer.Write(values[i % values.Length]);
        return Task.CompletedTask;
    }

    private static Task<int> ReadBlocking(Stream stream, Action<SimpleClass?> receive)
    {
        using NinoStreamReader reader = new(stream, LeaveOpen);
        int count = 0;
        for (; reader.TryRead(out SimpleClass? message); count++)
            receive(message);
        return Task.FromResult(count);
    }

    private static async Task WriteMessages(Stream stream, SimpleClass[] values, int count, NinoStreamOptions options)
    {
        await using NinoStreamWriter writer = new(stream, options);
        for (int i = 0; i < count; i++)
            await writer.WriteAsync(values[i % values.Length]);
    }

    private static async Task<int> ReadMessages(Stream stream, Action<SimpleClass?> receive, NinoStreamOptions options)
    {
        await using NinoStreamReader reader = new(stream, options);
        int count = 0;
        for (; await reader.WaitToReadAsync(); count++)
            receive(await reader.ReadAsync<SimpleClass>());
        return count;
    }

    private static async Task<int> ReadElements(Stream stream, Action<SimpleClass?> receive)
    {
        int count = 0;
        await foreach (SimpleClass? message in NinoDeserializer.DeserializeAsyncEnumerable<SimpleClass>(stream))
        {
            receive(message);
            count++;
        }

        return count;
    }

    private static async Task<int> ReadJson(Stream stream, Action<SimpleClass?> receive)
    {
        int count = 0;
        await foreach (SimpleClass? message in JsonSerializer.DeserializeAsyncEnumerable(stream, WorkloadContext.Default.SimpleClass))
        {
            receive(message);
            count++;
        }

        return count;
    }

    /// <summary>What users write without streams of messages: synchronous calls over spans, and lengths between them.</summary>
    private static class Loop
    {
        public static Task WriteAsync(Stream stream, SimpleClass[] values, int count)
        {
            ArrayBufferWriter<byte> buffer = new(2 * Threshold);
            for (int i = 0; i < count; i++)
            {
                int start = buffer.WrittenCount;
                buffer.GetSpan(sizeof(int));
                buffer.Advance(sizeof(int));
                NinoSerializer.Serialize(values[i % values.Length], buffer);
                BinaryPrimitives.WriteInt32LittleEndian(
                    System.Runtime.InteropServices.MemoryMarshal.AsMemory(buffer.WrittenMemory).Span[start..], buffer.WrittenCount - start - sizeof(int));
                if (buffer.WrittenCount >= Threshold)
                {
                    stream.Write(buffer.WrittenSpan);
                    buffer.ResetWrittenCount();
                }
            }

            stream.Write(buffer.WrittenSpan);
            stream.Flush();
            return Task.CompletedTask;
        }

        public static Task<int> ReadAsync(Stream stream, Action<SimpleClass?> receive)
        {
            byte[] buffer = new byte[BufferSize];
            int start = 0;
            int end = 0;
            int count = 0;
            while (true)
            {
                while (end - start >= sizeof(int) && BinaryPrimitives.ReadInt32LittleEndian(buffer.AsSpan(start)) is var size && end - start - sizeof(int) >= size)
                {
                    receive(NinoDeserializer.Deserialize<SimpleClass>(buffer.AsSpan(start + sizeof(int), size)));
                    start += sizeof(int) + size;
                    count++;
                }

                buffer.AsSpan(start, end - start).CopyTo(buffer);
                end -= start;
                start = 0;
                int read = stream.Read(buffer.AsSpan(end));
                if (read == 0)
                    return Task.FromResult(count);
                end += read;
            }
        }
    }
}
