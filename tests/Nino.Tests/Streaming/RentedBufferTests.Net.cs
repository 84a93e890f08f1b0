using System;
using System.Buffers;
using System.Collections.Generic;
using System.Diagnostics.Tracing;
using System.IO;
using System.IO.Pipelines;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;
using Nino.Core;
using Nino.Tests.Allocation;
using Nino.Tests.Kit;
using Nino.Tests.Types;
using Xunit;

namespace Nino.Tests.Streaming;

/// <summary>Arrays that are rented come back once, whatever fails: the pool of .NET tells of each.</summary>
[Collection(nameof(Alone))]
public sealed class RentedBufferTests
{
    private static readonly string[] Value = Enumerable.Range(0, 3000).Select(i => $"text {i}").ToArray();

    [Fact]
    public Task Values_ReadAndWritten_ReturnTheirBuffers() => AssertReturned(async () =>
    {
        byte[] bytes = NinoSerializer.Serialize(Value);
        await NinoSerializer.SerializeAsync(new MemoryStream(), Value);
        NinoSerializer.Serialize(Value, new MemoryStream());
        await NinoDeserializer.DeserializeAsync<string[]>(new DripStream(bytes, 900));
        NinoDeserializer.Deserialize<string[]>(new DripStream(bytes, 900));
        Pipe pipe = new(new PipeOptions(pool: new Unpooled(), minimumSegmentSize: 64, pauseWriterThreshold: 0));
        foreach (byte[] part in bytes.Chunk(700))
        {
            await pipe.Writer.WriteAsync(part);
        }

        await NinoDeserializer.DeserializeAsync<string[]>(pipe.Reader);
    });

    [Fact]
    public Task Values_ThatFail_ReturnTheirBuffers() => AssertReturned(async () =>
    {
        byte[] bytes = NinoSerializer.Serialize(Value);
        Loop loop = new();
        loop.Next = loop;
        await Assert.ThrowsAsync<NinoException>(async () => await NinoSerializer.SerializeAsync(new MemoryStream(), loop));
        Assert.Throws<NinoException>(() => NinoSerializer.Serialize(loop, new MemoryStream()));
        await Assert.ThrowsAsync<IOException>(async () => await NinoSerializer.SerializeAsync(Failing(3), Value));
        Assert.Throws<IOException>(() => NinoSerializer.Serialize(Value, Failing(3)));
        await Assert.ThrowsAsync<IOException>(async () => await NinoDeserializer.DeserializeAsync<string[]>(Failing(3, bytes)));
        Assert.Throws<IOException>(() => NinoDeserializer.Deserialize<string[]>(Failing(3, bytes)));
        Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize<string[]>(new DripStream(bytes[..^1], 500)));
        using CancellationTokenSource cancelled = new();
        cancelled.Cancel();
        await Assert.ThrowsAnyAsync<OperationCanceledException>(async () => await NinoSerializer.SerializeAsync(new MemoryStream(), Value, null, cancelled.Token));

        Assert.Throws<IOException>(() => NinoSerializer.Serialize(Value, new NinoOptions { Compression = NinoCompression.Using(new BrokenCodec()) }));
    });

    [Fact]
    public Task Messages_ReadWrittenAndFailed_ReturnTheirBuffers() => AssertReturned(async () =>
    {
        MemoryStream stream = new();
        await using (NinoStreamWriter writer = new(stream, new NinoStreamOptions { LeaveOpen = true }))
        {
            await writer.WriteAsync(Value);
            await writer.WriteAsync(new byte[3_000_000]);
            await writer.WriteAsync(1);
        }

        await using (NinoStreamReader reader = new(new DripStream(stream.ToArray(), 4000)))
        {
            await reader.ReadAsync<string[]>();
            await Assert.ThrowsAsync<NinoException>(async () => await reader.ReadAsync<Guid>());
        }

        NinoStreamWriter failing = new(Failing(1));
        await failing.WriteAsync(1);
        await Assert.ThrowsAsync<IOException>(async () => await failing.FlushAsync());
        Assert.Throws<InvalidOperationException>(() => failing.Write(1));
        await failing.DisposeAsync();
        using NinoStreamReader failed = new(Failing(2, stream.ToArray()));
        Assert.Throws<IOException>(() => failed.TryRead(out string[]? _));
    });

    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public Task Elements_ReadWrittenLeftAndFailed_ReturnTheirBuffers(bool inBackground) => AssertReturned(async () =>
    {
        NinoStreamOptions options = new() { Index = true, Checksums = true, InBackground = inBackground };
        MemoryStream stream = new();
        await NinoSerializer.SerializeAsync(stream, Elements(), options);
        byte[] bytes = stream.ToArray();
        await foreach (string? first in NinoDeserializer.DeserializeAsyncEnumerable<string>(new MemoryStream(bytes), options))
        {
            Assert.Equal(Value[0], first);
            break;
        }

        using NinoElementReader reader = await NinoElementReader.OpenAsync(new MemoryStream(bytes), options);
        await foreach (string? first in reader.ReadRangeAsync<string>(7, 2000))
        {
            Assert.Equal(Value[7], first);
            break;
        }

        await Assert.ThrowsAsync<IOException>(() => NinoSerializer.SerializeAsync(Failing(2), Elements(), options));
        await Assert.ThrowsAsync<NinoException>(async () =>
        {
            await foreach (string? text in NinoDeserializer.DeserializeAsyncEnumerable<string>(new DripStream(bytes[..^100], 500), options))
            {
                Assert.NotNull(text);
            }
        });
    });

    private static async IAsyncEnumerable<string> Elements()
    {
        foreach (string text in Value)
        {
            await Task.CompletedTask;
            yield return text;
        }
    }

    private static DripStream Failing(int call, byte[]? bytes = null)
    {
        int calls = 0;
        return new DripStream(bytes is null ? new MemoryStream() : new MemoryStream(bytes), canSeek: false, _ => ++calls == call ? throw new IOException() : Task.FromResult(600));
    }

    private static async Task AssertReturned(Func<Task> action)
    {
        // Types that are used for the first time keep arrays of their own.
        await action();

        // Threads of the test host rent from the same pool. What an action does not return is missing each time.
        const int Attempts = 5;
        bool areReturned = false;
        for (int i = 0; i < Attempts && !areReturned; i++)
        {
            using PoolListener listener = new();
            await action();
            Assert.NotEmpty(listener.Rented);
            areReturned = listener.Rented.Order().SequenceEqual(listener.Returned.Order());
        }

        Assert.True(areReturned);
    }

    private sealed class PoolListener : EventListener
    {
        private readonly object _lock = new();

        public List<int> Rented { get; } = [];

        public List<int> Returned { get; } = [];

        protected override void OnEventSourceCreated(EventSource eventSource)
        {
            if (eventSource.Name == "System.Buffers.ArrayPoolEventSource")
            {
                EnableEvents(eventSource, EventLevel.Verbose);
            }
        }

        protected override void OnEventWritten(EventWrittenEventArgs eventData)
        {
            // The first value is the array's hash. Arrays of other types than bytes are rented too, and come back.
            if (eventData.EventName is "BufferRented" or "BufferReturned" && eventData.Payload is [int id, ..])
            {
                lock (_lock)
                {
                    (eventData.EventName == "BufferRented" ? Rented : Returned).Add(id);
                }
            }
        }
    }

    /// <summary>Fails once it has written.</summary>
    private sealed class BrokenCodec() : NinoCodec(203)
    {
        public override void Compress(ReadOnlySequence<byte> payload, IBufferWriter<byte> output)
        {
            output.Write(new byte[5000]);
            throw new IOException();
        }

        public override void Decompress(ReadOnlySpan<byte> packed, int size, IBufferWriter<byte> output) => throw new NotSupportedException();
    }

    /// <summary>Memory of a pipe, which would be rented from the same pool and come back later.</summary>
    private sealed class Unpooled : MemoryPool<byte>
    {
        public override int MaxBufferSize => int.MaxValue;

        public override IMemoryOwner<byte> Rent(int minBufferSize = -1) => new Owner(minBufferSize);

        protected override void Dispose(bool disposing)
        {
        }

        private sealed class Owner(int size) : IMemoryOwner<byte>
        {
            public Memory<byte> Memory { get; } = new byte[Math.Max(size, 64)];

            public void Dispose()
            {
            }
        }
    }
}
