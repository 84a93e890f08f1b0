using System;
using System.Buffers;
using System.Collections.Generic;
using Nino.Core;

namespace Nino.WorkloadChecks;

/// <summary>What the workloads do not reach: frames, sequences of segments, and the place of an error.</summary>
public static class EntryPointCheck
{
    /// <summary>What is wrong; null when nothing is.</summary>
    public static string? Run() => Frames() ?? Sequences() ?? Errors();

    private static string? Frames()
    {
        Dictionary<int, string> value = new Dictionary<int, string> { [1] = new string('a', 10_000) };
        // DeflateStream itself fails where Mono compiled everything ahead of time, which is where types are interpreted.
        bool inflates = NinoRuntime.Mode != NinoRuntimeMode.Interpreted;
        foreach (NinoCompression compression in inflates ? new[] { NinoCompression.Zlib(), NinoCompression.Deflate(), NinoCompression.None } : new[] { NinoCompression.None })
        {
            NinoOptions options = NinoOptions.Default with { Compression = compression };
            byte[] frame = NinoSerializer.Serialize(value, options);
            byte[] span = new byte[frame.Length + 100];
            int written = NinoSerializer.Serialize(value, span.AsSpan(), options);
            if (NinoDeserializer.Deserialize<Dictionary<int, string>>(frame, options)?[1] != value[1]
                || NinoDeserializer.Deserialize<Dictionary<int, string>>(span.AsSpan(0, written), options)?[1] != value[1])
            {
                return $"{compression} gave another value";
            }
        }

        return null;
    }

    private static string? Sequences()
    {
        byte[] payload = NinoSerializer.Serialize("sequence");
        Segment first = new Segment(payload.AsMemory(0, 3), 0);
        Segment last = new Segment(payload.AsMemory(3), 3);
        first.Follow(last);
        string? read = NinoDeserializer.Deserialize<string>(new ReadOnlySequence<byte>(first, 0, last, last.Memory.Length));
        return read == "sequence" ? null : $"read {read}";
    }

    private static string? Errors()
    {
        byte[] payload = NinoSerializer.Serialize(new Dictionary<int, string> { [1] = "text" });
        try
        {
            NinoDeserializer.Deserialize<Dictionary<int, string>>(payload.AsSpan(0, payload.Length - 1));
            return "a truncated payload was read";
        }
        catch (NinoException error)
        {
            return error.Offset == 5 && error.Path == "[0].Value" ? null : $"{error.Path} at {error.Offset}: {error.Message}";
        }
    }

    private sealed class Segment : ReadOnlySequenceSegment<byte>
    {
        public Segment(ReadOnlyMemory<byte> memory, long start)
        {
            Memory = memory;
            RunningIndex = start;
        }

        public void Follow(Segment next) => Next = next;
    }
}
