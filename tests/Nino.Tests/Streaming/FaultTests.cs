using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;
using Nino.Core;
using Nino.Tests.Kit;
using Xunit;
using Xunit.Abstractions;

namespace Nino.Tests.Streaming;

/// <summary>
/// Streams that give and take any number of bytes, fail, or are cancelled, at any call. The seed is printed, and NINO_SEED
/// repeats it.
/// </summary>
public sealed class FaultTests(ITestOutputHelper output)
{
    private const int Rounds = 400;

    private static readonly string[] Texts = Enumerable.Range(0, 40).Select(i => $"message {i} {new string('m', i * i * 3)}").ToArray();

    /// <summary>What a call meets.</summary>
    private enum Fault
    {
        None,
        Fails,
        FailsLater,
        IsCancelled,
    }

    [Fact]
    public Task Reader_AnyFaults_GivesEveryMessageAllTheSame() => ForRandoms(async random =>
    {
        NinoStreamOptions options = new() { Checksums = random.Next(2) == 0 };
        byte[] bytes = Bytes(options);
        Script script = new(random);
        await using NinoStreamReader reader = new(new DripStream(new MemoryStream(bytes), canSeek: false, script.Next), options);
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
    });

    [Fact]
    public Task Writer_AnyFaults_WritesMessagesOrNothingMore() => ForRandoms(async random =>
    {
        Script script = new(random);
        MemoryStream written = new();
        NinoStreamWriter writer = new(new DripStream(written, canSeek: false, script.Next), new NinoStreamOptions { Checksums = true });
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
            Assert.False(hasFailed && read.Count > Texts.Length);
        }
        catch (NinoException)
        {
            Assert.True(hasFailed);
            Assert.True(reader.IsCutOff);
        }

        Assert.Equal(Texts.Take(read.Count), read);
        Assert.True(hasFailed || read.Count == Texts.Length);
    });

    [Fact]
    public Task Value_AnyFaults_IsReadFromWhereItBegan() => ForRandoms(async random =>
    {
        byte[] value = NinoSerializer.Serialize(Texts);
        Script script = new(random);
        DripStream stream = new(new MemoryStream([1, 2, .. value, 3]), canSeek: true, script.Next);
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
    });

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

    private async Task ForRandoms(Func<Random, Task> test)
    {
        int seed = int.TryParse(Environment.GetEnvironmentVariable("NINO_SEED"), out int given) ? given : Environment.TickCount;
        output.WriteLine($"NINO_SEED={seed}");
        for (int i = 0; i < Rounds; i++)
        {
            await test(new Random(unchecked(seed + i)));
        }
    }

    /// <summary>Decides for each call of the stream.</summary>
    private sealed class Script(Random random)
    {
        private CancellationTokenSource? _source;

        public int Faults { get; set; }

        /// <summary>Whether calls come back before they have waited.</summary>
        public bool IsBlocking { get; private set; }

        public bool IsQuiet { get; set; }

        public CancellationTokenSource Begin()
        {
            IsBlocking = random.Next(3) == 0;
            return _source = new CancellationTokenSource();
        }

        public async Task<int> Next(CancellationToken cancellation)
        {
            Fault fault = IsQuiet || Faults > 30 || random.Next(6) != 0 ? Fault.None : (Fault)random.Next(1, 4);
            if (fault == Fault.Fails)
            {
                throw new IOException("The stream fails.");
            }

            if (!IsBlocking && random.Next(2) == 0)
            {
                await Task.Yield();
            }

            if (fault == Fault.IsCancelled && cancellation.CanBeCanceled)
            {
                _source!.Cancel();
                cancellation.ThrowIfCancellationRequested();
            }

            return fault == Fault.FailsLater ? throw new IOException("The stream fails later.") : random.Next(3) == 0 ? 1 : random.Next(1, 5000);
        }
    }
}
