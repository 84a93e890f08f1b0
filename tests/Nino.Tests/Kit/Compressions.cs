using System.Collections.Generic;
using System.IO.Compression;
using System.Linq;
using Nino.Core;
using Xunit;

namespace Nino.Tests.Kit;

/// <summary>Options that write frames, by name, and one that reads all of them.</summary>
public static partial class Compressions
{
    private static readonly Dictionary<string, NinoCompression> ByName = new()
    {
        ["None"] = NinoCompression.None,
        ["Zlib"] = NinoCompression.Zlib(),
        ["Deflate"] = NinoCompression.Deflate(CompressionLevel.SmallestSize),
        ["Brotli"] = NinoCompression.Brotli(),
        ["Automatic"] = NinoCompression.Automatic(CompressionLevel.Fastest),
        ["RunLength"] = NinoCompression.Using(new RunLengthCodec()),
    };

    private static Dictionary<string, NinoCompression> Available { get; } = WhatTheRuntimeHas();

    public static TheoryData<string> Names => new(Available.Keys);

    public static IEnumerable<NinoOptions> All => Available.Values.Select(compression => NinoOptions.Default with { Compression = compression });

    public static NinoOptions Reading { get; } =
        NinoOptions.Default with { Compression = NinoCompression.None.Accepting(new RunLengthCodec()) };

    public static NinoOptions Of(string name) => NinoOptions.Default with { Compression = ByName[name] };
}
