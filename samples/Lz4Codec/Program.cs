using System;
using System.Linq;
using Nino.Core;

namespace Nino.Samples.Lz4;

/// <summary>Tries the codec. Exits with 1 when something is not as it should be.</summary>
internal static class Program
{
    private static int _passed;
    private static int _failed;

    private static int Main()
    {
        if (!NativeLz4.IsInstalled)
        {
            Console.WriteLine("liblz4.so.1 is not installed (on Debian: liblz4-1).");
            return 1;
        }

        #region use
        NinoOptions options = NinoOptions.Default with { Compression = NinoCompression.Using(new Lz4Codec()) };

        LogEntry[] log = [.. Enumerable.Range(0, 100_000).Select(i => new LogEntry(i, $"entry {i % 100}"))];
        byte[] frame = NinoSerializer.Serialize(log, options);
        LogEntry[]? again = NinoDeserializer.Deserialize<LogEntry[]>(frame, options);
        #endregion use

        Check("the built-in codecs work", Frames.Work());
        Check("objects are told from frames", Frames.AreToldFromPlainObjects());
        Check("an accepted codec is read", Frames.AreReadByWhomAcceptsTheCodec());
        Check("a large value comes back", again!.SequenceEqual(log));
        Check("it is compressed", frame[1] == NinoCodec.FirstFreeId && frame.Length < NinoSerializer.GetSize(log) / 2);
        Check("a reader without the codec names it", Refuses(frame, NinoOptions.Default with { Compression = NinoCompression.Automatic() }));

        byte[] small = NinoSerializer.Serialize(log[..20], options);
        Check("every cut frame is refused", Enumerable.Range(0, small.Length).All(length => Refuses(small[..length], options)));
        Check("no flipped byte does more than raise NinoException", Enumerable.Range(0, small.Length).All(at => Survives(small, at, options)));

        Console.WriteLine($"{_passed} passed, {_failed} failed");
        return _failed == 0 ? 0 : 1;
    }

    private static void Check(string what, bool isSo)
    {
        _passed += isSo ? 1 : 0;
        _failed += isSo ? 0 : 1;
        if (!isSo)
            Console.WriteLine($"Not so: {what}.");
    }

    private static bool Refuses(byte[] frame, NinoOptions options)
    {
        try
        {
            NinoDeserializer.Deserialize<LogEntry[]>(frame, options);
            return false;
        }
        catch (NinoException)
        {
            return true;
        }
    }

    /// <summary>Another value may come out: LZ4 blocks have no checksum.</summary>
    private static bool Survives(byte[] frame, int at, NinoOptions options)
    {
        byte[] flipped = [.. frame];
        flipped[at] ^= 0x55;
        _ = Refuses(flipped, options);
        return true;
    }
}
