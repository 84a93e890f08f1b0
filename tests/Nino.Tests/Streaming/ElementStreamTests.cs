using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;
using Nino.Core;
using Nino.Tests.Kit;
using Nino.Tests.Types;
using Xunit;

namespace Nino.Tests.Streaming;

/// <summary>Collections that are written and read as they come.</summary>
public sealed class ElementStreamTests
{
    private static readonly NinoStreamOptions Packed = new() { Checksums = true, Values = new() { Compression = NinoCompression.Using(new RunLengthCodec()) } };

    [Theory]
    [InlineData(0)]
    [InlineData(1)]
    [InlineData(2)]
    [InlineData(5000)]
    public async Task RoundTrip_Elements_GivesEachInOrder(int count)
    {
        foreach (NinoStreamOptions? options in new[] { null, Packed })
        {
            using MemoryStream stream = new();
            await NinoSerializer.SerializeAsync(stream, Elements(count), options);
            byte[] bytes = stream.ToArray();
            int next = 0;
            await foreach (PersonRecord? person in NinoDeserializer.DeserializeAsyncEnumerable<PersonRecord>(new DripStream(bytes, 1000), options))
            {
                Assert.Equal(Person(next++), person);
            }

            Assert.Equal(count, next);
        }
    }

    [Fact]
    public async Task Options_WithoutTheNameOfTheirType_GoWithElements()
    {
        using MemoryStream stream = new();
        await NinoSerializer.SerializeAsync(stream, Elements(3), new() { Checksums = true });
        stream.Position = 0;
        using NinoStreamReader reader = new(stream, new NinoStreamOptions { Checksums = true });
        Assert.Equal([Person(0), Person(1), Person(2)], reader.ReadAll<List<PersonRecord>>().SelectMany(block => block!));
    }

    [Fact]
    public async Task Source_IsWrittenAsItsElements_WhateverItsType()
    {
        using MemoryStream stream = new();
        await NinoSerializer.SerializeAsync(stream, new Source());
        stream.Position = 0;
        List<int> read = [];
        await foreach (int number in NinoDeserializer.DeserializeAsyncEnumerable<int>(stream))
        {
            read.Add(number);
        }

        Assert.Equal([1, 2, 3], read);
    }

    /// <summary>One message holds about 64 KB of elements, before it is compressed, but never less than one.</summary>
    [Theory]
    [InlineData(10, 300_000, false, false)]
    [InlineData(1000, 20_000, false, false)]
    [InlineData(1000, 20_000, true, false)]
    [InlineData(1000, 20_000, false, true)]
    [InlineData(200_000, 10, false, false)]
    public async Task Messages_HoldElementsUpToASize(int count, int length, bool packed, bool inBackground)
    {
        NinoStreamOptions options = (packed ? Packed : new NinoStreamOptions()) with { InBackground = inBackground };
        using MemoryStream stream = new();
        string text = new('x', length);
        await NinoSerializer.SerializeAsync(stream, Repeated(text, count), options);
        stream.Position = 0;
        using NinoStreamReader reader = new(stream, options);
        List<int> counts = [.. reader.ReadAll<List<string>>().Select(block => block!.Count)];
        Assert.Equal(count, counts.Sum());
        Assert.All(counts, block => Assert.InRange((block - 1) * (long)length, 0, 128 * 1024));
        Assert.True(counts.Count < 40 || length * ((long)count / counts.Count) >= 16 * 1024, $"{counts.Count} messages");
    }

    /// <summary>Thousands of small elements in a list, and then large ones: the list is written as several.</summary>
    [Theory]
    [InlineData(false, false)]
    [InlineData(true, false)]
    [InlineData(false, true)]
    public async Task Messages_OfElementsThatGrow_AreNoLargerThanReadersTake(bool packed, bool inBackground)
    {
        NinoStreamOptions options = (packed ? Packed : new NinoStreamOptions()) with { InBackground = inBackground, Index = true };
        using MemoryStream stream = new();
        await NinoSerializer.SerializeAsync(stream, Growing(), options);
        stream.Position = 0;
        List<int> lengths = [];
        await foreach (string? text in NinoDeserializer.DeserializeAsyncEnumerable<string>(stream, options with { Values = options.Values with { MaxMessageBytes = 2 * 1024 * 1024 } }))
        {
            lengths.Add(text!.Length);
        }

        Assert.Equal([.. Enumerable.Repeat(0, 20_000), .. Enumerable.Repeat(40_000, 300)], lengths);
        using NinoElementReader reader = await NinoElementReader.OpenAsync(new MemoryStream(stream.ToArray()), options);
        List<int> range = [];
        await foreach (string? text in reader.ReadRangeAsync<string>(19_999, 2))
        {
            range.Add(text!.Length);
        }

        Assert.Equal([0, 40_000], range);
    }

    [Fact]
    public async Task Elements_ThatFail_LeaveAStreamThatIsCutOff()
    {
        using MemoryStream stream = new();
        await Assert.ThrowsAsync<InvalidOperationException>(() => NinoSerializer.SerializeAsync(stream, Failing()));
        Assert.True(stream.CanWrite);
        stream.Position = 0;
        List<int> read = [];
        NinoException error = await Assert.ThrowsAsync<NinoException>(async () =>
        {
            await foreach (int number in NinoDeserializer.DeserializeAsyncEnumerable<int>(stream))
            {
                read.Add(number);
            }
        });
        Assert.Contains("cut off", error.Message);
        Assert.Equal(Enumerable.Range(0, read.Count), read);
    }

    [Fact]
    public async Task Cancellation_StopsBothWays()
    {
        using CancellationTokenSource source = new();
        source.Cancel();
        using MemoryStream stream = new();
        await Assert.ThrowsAnyAsync<OperationCanceledException>(() => NinoSerializer.SerializeAsync(stream, Elements(5), cancellationToken: source.Token));
        Assert.Equal(0, stream.Length);

        await NinoSerializer.SerializeAsync(stream, Elements(5));
        stream.Position = 0;
        await Assert.ThrowsAnyAsync<OperationCanceledException>(async () =>
        {
            await foreach (PersonRecord? person in NinoDeserializer.DeserializeAsyncEnumerable<PersonRecord>(stream).WithCancellation(source.Token))
            {
                Assert.Fail($"{person} was read.");
            }
        });
        Assert.Equal(0, stream.Position);
    }

    /// <summary>Callers ask whether it was their token that stopped a call.</summary>
    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public async Task Cancellation_WhileElementsAreRead_TellsTheTokenOfTheCaller(bool inBackground)
    {
        NinoStreamOptions options = new() { InBackground = inBackground, Index = true };
        MemoryStream bytes = new();
        await NinoSerializer.SerializeAsync(bytes, Repeated(new string('x', 200_000), 3), options);
        foreach (bool isRange in new[] { false, true })
        {
            using CancellationTokenSource source = new();
            bytes.Position = 0;
            await using NinoElementReader reader = await NinoElementReader.OpenAsync(bytes, options with { LeaveOpen = true });
            bytes.Position = 0;
            OperationCanceledException error = await Assert.ThrowsAnyAsync<OperationCanceledException>(async () =>
            {
                await foreach (string? text in isRange ? reader.ReadRangeAsync<string>(0, 3, source.Token) : NinoDeserializer.DeserializeAsyncEnumerable<string>(bytes, options, source.Token))
                {
                    source.Cancel();
                }
            });
            Assert.Equal(source.Token, error.CancellationToken);
        }
    }

    /// <summary>Whoever leaves the elements may use the stream again: nothing reads it any more.</summary>
    [Fact]
    public async Task Leaving_WaitsForTheListThatIsReadInTheBackground()
    {
        MemoryStream bytes = new();
        using (NinoStreamWriter writer = new(bytes, new NinoStreamOptions { LeaveOpen = true }))
        {
            writer.Write(new List<string> { "first" });
            writer.Write(new List<string> { new('x', 200_000) });
        }

        bytes.Position = 0;
        TaskCompletionSource<bool> reached = new();
        TaskCompletionSource<int> gate = new();
        int calls = 0;
        DripStream stream = new(bytes, canSeek: false, _ =>
        {
            if (++calls == 1)
            {
                return Task.FromResult(1000);
            }

            reached.TrySetResult(true);
            return gate.Task;
        });
        IAsyncEnumerator<string?> elements = NinoDeserializer.DeserializeAsyncEnumerable<string>(stream, new NinoStreamOptions { InBackground = true }).GetAsyncEnumerator();
        Assert.True(await elements.MoveNextAsync());
        Assert.Equal("first", elements.Current);
        await reached.Task;
        Task leaving = elements.DisposeAsync().AsTask();
        Assert.False(leaving.IsCompleted);
        gate.SetResult(10);
        await leaving;
    }

    [Fact]
    public void Null_IsRefused()
    {
        Assert.Throws<ArgumentNullException>(() => { _ = NinoSerializer.SerializeAsync((Stream)null!, Elements(1)); });
        Assert.Throws<ArgumentNullException>(() => { _ = NinoSerializer.SerializeAsync(new MemoryStream(), (IAsyncEnumerable<int>)null!); });
        Assert.Throws<ArgumentNullException>(() => NinoDeserializer.DeserializeAsyncEnumerable<int>(null!));
    }

    private static PersonRecord Person(int number) => new($"person {number}", number);

    private static async IAsyncEnumerable<PersonRecord> Elements(int count)
    {
        for (int i = 0; i < count; i++)
        {
            await Task.CompletedTask;
            yield return Person(i);
        }
    }

    private static async IAsyncEnumerable<string> Growing()
    {
        await Task.Yield();
        for (int i = 0; i < 20_300; i++)
        {
            yield return i < 20_000 ? "" : new string('x', 40_000);
        }
    }

    private static async IAsyncEnumerable<string> Repeated(string text, int count)
    {
        for (int i = 0; i < count; i++)
        {
            await Task.CompletedTask;
            yield return text;
        }
    }

    private static async IAsyncEnumerable<int> Failing()
    {
        for (int i = 0; ; i++)
        {
            await Task.CompletedTask;
            yield return i < 100_000 ? i : throw new InvalidOperationException("No more.");
        }
    }

    private sealed class Source : IAsyncEnumerable<int>
    {
        public async IAsyncEnumerator<int> GetAsyncEnumerator(CancellationToken cancellationToken = default)
        {
            foreach (int number in (int[])[1, 2, 3])
            {
                await Task.Yield();
                yield return number;
            }
        }
    }
}
