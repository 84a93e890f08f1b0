using System.Collections.Generic;
using Nino.Core;
using Nino.Tests.Kit;

namespace Nino.Tests.Format;

public static partial class FormatCases
{
    // Versions of the framework's codecs may write other bytes for one payload; all of them read these.
    private static IEnumerable<FormatCase> Frames() =>
    [
        Framed("\"text\", no compression", NinoCompression.None, "text"),
        Framed("94 × 'a', a codec of the user", NinoCompression.Using(new RunLengthCodec()), new string('a', 94)),
        new FrameCase("94 × 'a', zlib", new string('a', 94), "FD 01 60 0D 78 DA FB C9 94 48 53 00 00 FA A9 24 9A"),
        new FrameCase("94 × 'a', Brotli", new string('a', 94), "FD 02 60 0D 1B 5F 00 F8 25 05 C2 F2 03 B3 40 E0 2E"),
        new FrameCase("94 × 'a', Deflate", new string('a', 94), "FD 03 60 07 FB C9 94 48 53 00 00"),
    ];

    private static FormatCase<string> Framed(string text, NinoCompression compression, string value) =>
        new("12-frames", $"String: {text}", value, NinoOptions.Default with { Compression = compression });
}
