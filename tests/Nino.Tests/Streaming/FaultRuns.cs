using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;
using Nino.Core;
using Nino.Tests.Kit;
using Xunit;

namespace Nino.Tests.Streaming;

/// <summary>Operations over streams that give and take any number of bytes, fail, or are cancelled, at any call; one round of each.</summary>
internal static class FaultRuns
{
    private const int Many = 700;

    private static readonly string[] Texts = Enumerable.Range(0, 40).Select(i => $"message {i} {new string('m', i * i * 3)}").ToArray();

    /// <summary>Every message is read or skipped all the same, and the position is that of the bytes that were passed.</summary>
    public static async Task ReadMessages(Random random, FaultCounts counts)
    {
        NinoStreamOptions options = new() { Checksums = random.Next(2) == 0 };
        byte[] bytes = Bytes(options);
        FaultScript script = new(random, counts);
        await using NinoStreamReader reader = new(script.Over(new MemoryStream(bytes), canSeek: false), options);
        int next = 0;
        while (true)
        {
            try
            {
                using CancellationTokenSource source = script.Begin();
                switch (random.Next(4))
                {
                    case 0 when !await reader.WaitToReadAsync(source.Token):
                        Assert.Equal((Texts.Length, bytes.Length), (next, reader.Position));
                        return;
                    case 1:
                        if (await reader.SkipAsync(source.Token))
                        {
                            next++;
                        }

                        break;
                    case 2 when next < Texts.Length:
                        Assert.Equal(Texts[next], await reader.ReadAsync<string>(source.Token));
                        next++;
                        break;
                    case 3 when script.IsBlocking && reader.TryRead(out string? text):
                        Assert.Equal(Texts[next], text);
                        next++;
                        break;
                }
            }
            catch (Exception error) when (error is IOException or OperationCanceledException)
            {
                // A message whose bytes were to be skipped counts, though not all were there.
                script.Faults++;
                next = (int)reader.Messages;
            }
        }
    }

    /// <summary>Messages are written in order, and none behind a fault.</summary>
    public static async Task WriteMessages(Random random, FaultCounts counts)
    {
        FaultScript script = new(random, counts);
        MemoryStream written = new();
        NinoStreamWriter writer = new(script.Over(written, canSeek: false), new NinoStreamOptions { Checksums = true });
        bool hasFailed = false;
        foreach (string text in Texts)
        {
            try
            {
                using CancellationTokenSource source = script.Begin();
                await writer.WriteAsync(text, source.Token);
                if (random.Next(5) == 0)
                {
                    await writer.FlushAsync(source.Token);
                }
            }
            catch (Exception error) when (error is IOException or OperationCanceledException)
            {
                hasFailed = true;
                script.Faults++;
                break;
            }
        }

        try
        {
            script.IsQuiet = true;
            await writer.DisposeAsync();
        }
        finally
        {
            script.IsQuiet = false;
        }

        written.Position = 0;
        using NinoStreamReader reader = new(written);
        List<string?> read = [];
        try
        {
            read.AddRange(reader.ReadAll<string>());
            Assert.False(hasFailed, "A writer that failed has written the end.");
        }
        catch (NinoException)
        {
            Assert.True(hasFailed);
            Assert.True(reader.IsCutOff);
        }

        Assert.Equal(Texts.Take(read.Count), read);
        Assert.True(hasFailed || read.Count == Texts.Length);
    }

    /// <summary>A value is read in the end; until then the stream stands where it began.</summary>
    public static async Task ReadValue(Random random, FaultCounts counts)
    {
        byte[] value = NinoSerializer.Serialize(Texts);
        FaultScript script = new(random, counts);
        DripStream stream = script.Over(new MemoryStream([1, 2, .. value, 3]), canSeek: true);
        stream.Position = 2;
        while (true)
        {
            try
            {
                using CancellationTokenSource source = script.Begin();
                Assert.Equal(Texts, script.IsBlocking ? NinoDeserializer.Deserialize<string[]>(stream) : await NinoDeserializer.DeserializeAsync<string[]>(stream, null, source.Token));
                Assert.Equal(2 + value.Length, stream.Position);
                return;
            }
            catch (Exception error) when (error is IOException or OperationCanceledException)
            {
                script.Faults++;
                Assert.Equal(2, stream.Position);
            }
        }
    }

    /// <summary>A value is written whole, or the fault is told; what was written before it is the beginning of the value.</summary>
    public static async Task WriteValue(Random random, FaultCounts counts)
    {
        byte[] value = NinoSerializer.Serialize(Texts);
        FaultScript script = new(random, counts);
        while (true)
        {
            MemoryStream written = new();
            DripStream stream = script.Over(written, canSeek: false);
            try
            {
                using CancellationTokenSource source = script.Begin();
                if (script.IsBlocking)
                {
                    NinoSerializer.Serialize(Texts, stream);
                }
                else
                {
                    await NinoSerializer.SerializeAsync(stream, Texts, null, source.Token);
                }

                Assert.True(value.AsSpan().SequenceEqual(written.ToArray()));
                return;
            }
            catch (Exception error) when (error is IOException or OperationCanceledException)
            {
                script.Faults++;
                Assert.True(value.AsSpan().StartsWith(written.ToArray()));
            }
        }
    }

    /// <summary>Elements come in order, and what a fault leaves out is read by the next enumeration.</summary>
    public static async Task ReadElements(Random random, FaultCounts counts)
    {
        NinoStreamOptions options = new() { Checksums = random.Next(2) == 0, Index = true };
        using MemoryStream bytes = new();
        await NinoSerializer.SerializeAsync(bytes, Elements(random.Next(300)), options);
        FaultScript script = new(random, counts);
        while (true)
        {
            bytes.Position = 0;
            int next = 0;
            try
            {
                using CancellationTokenSource source = script.Begin();
                await foreach (string? text in NinoDeserializer.DeserializeAsyncEnumerable<string>(script.Over(bytes, canSeek: false), options, source.Token))
                {
                    Assert.Equal(Element(next++), text);
                }

                Assert.Equal(bytes.Length, bytes.Position);
                return;
            }
            catch (Exception error) when (error is IOException or OperationCanceledException)
            {
                script.Faults++;
            }
        }
    }

    /// <summary>Elements are written in order, and without an end where a fault came.</summary>
    public static async Task WriteElements(Random random, FaultCounts counts)
    {
        FaultScript script = new(random, counts);
        MemoryStream written = new();
        int count = random.Next(3000);
        bool hasFailed = false;
        try
        {
            using CancellationTokenSource source = script.Begin();
            await NinoSerializer.SerializeAsync(script.Over(written, canSeek: false), Elements(count), new NinoStreamOptions { Index = true, Checksums = true }, source.Token);
        }
        catch (Exception error) when (error is IOException or OperationCanceledException)
        {
            hasFailed = true;
        }

        written.Position = 0;
        int next = 0;
        try
        {
            await foreach (string? text in NinoDeserializer.DeserializeAsyncEnumerable<string>(written))
            {
                Assert.Equal(Element(next++), text);
            }

            Assert.Equal(count, next);
        }
        catch (NinoException)
        {
            Assert.True(hasFailed);
        }
    }

    /// <summary>A range is read in the end, by the same reader.</summary>
    public static async Task ReadRange(Random random, FaultCounts counts)
    {
        NinoStreamOptions options = new() { Index = true };
        using MemoryStream bytes = new();
        await NinoSerializer.SerializeAsync(bytes, Elements(Many), options);
        FaultScript script = new(random, counts);
        NinoElementReader? reader = null;
        int start = random.Next(Many);
        while (true)
        {
            try
            {
                using CancellationTokenSource source = script.Begin();
                if (reader is null)
                {
                    bytes.Position = 0;
                    reader = await NinoElementReader.OpenAsync(script.Over(bytes, canSeek: true), options, source.Token);
                }

                int next = start;
                await foreach (string? text in reader.ReadRangeAsync<string>(start, Many - start, source.Token))
                {
                    Assert.Equal(Element(next++), text);
                }

                Assert.Equal(Many, next);
                return;
            }
            catch (Exception error) when (error is IOException or OperationCanceledException)
            {
                script.Faults++;
            }
        }
    }

    private static string Element(int number) => $"element {number} {new string('e', number % 100)}";

    private static async IAsyncEnumerable<string> Elements(int count)
    {
        for (int i = 0; i < count; i++)
        {
            await Task.CompletedTask;
            yield return Element(i);
        }
    }

    private static byte[] Bytes(NinoStreamOptions options)
    {
        using MemoryStream stream = new();
        using (NinoStreamWriter writer = new(stream, options))
        {
            foreach (string text in Texts)
            {
                writer.Write(text);
            }
        }

        return stream.ToArray();
    }
}
