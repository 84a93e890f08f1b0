using System.Collections.Generic;
using Nino.Core;
using Nino.Tests.Kit;

namespace Nino.Tests.Format;

public static partial class FormatCases
{
    private static IEnumerable<FormatCase> Streams() =>
    [
        new StreamCase("no messages", new NinoStreamOptions()),
        new StreamCase("no messages, checksums", new NinoStreamOptions { Checksums = true }),
        new StreamCase("\"a\", \"bc\"", new NinoStreamOptions(), "a", "bc"),
        new StreamCase("\"a\", \"bc\", checksums", new NinoStreamOptions { Checksums = true }, "a", "bc"),
        new StreamCase("200 × 'a'", new NinoStreamOptions(), new string('a', 200)),
        new StreamCase("94 × 'a', a codec of the user", new NinoStreamOptions { Values = Compressions.Of("RunLength") }, new string('a', 94)),
        new ElementCase("none", new NinoStreamOptions { Index = true }),
        new ElementCase("\"a\", \"bc\", \"d\"", new NinoStreamOptions(), "a", "bc", "d"),
        new ElementCase("\"a\", \"bc\", \"d\", an index", new NinoStreamOptions { Index = true }, "a", "bc", "d"),
        new ElementCase("\"a\", \"bc\", \"d\", an index, checksums", new NinoStreamOptions { Index = true, Checksums = true }, "a", "bc", "d"),
    ];
}
