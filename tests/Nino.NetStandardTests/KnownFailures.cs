using System.Collections.Generic;
using System.Linq;
using Nino.Tests.Kit;

namespace Nino.NetStandardTests;

/// <summary>What Mono cannot do, by how the names of the tests begin. They are run all the same, but for the fatal one: what passes has to be taken off the list.</summary>
internal static class KnownFailures
{
    /// <summary>Not run: for some bytes that are not Brotli, Mono's decoder ends the process, whoever calls it.</summary>
    private static readonly string[] Fatal = ["HostileFrameTests.Deserialize_EveryBitFlipped_GivesValueOrNinoException(Brotli)"];

    /// <summary>Mono counts allocated bytes in other ways, and its <c>Uri</c> knows fewer kinds.</summary>
    private static readonly string[] Everywhere =
    [
        "ObjectGraphTests.SizeOf_Graph_IsWhatMakingItAllocates",
        "ValueBytesTests.Uri_WhoseKindItsStringDoesNotTell_IsMarked",
    ];

    /// <summary>Mono's <c>DeflateStream</c> calls back from native code, for which nothing was compiled.</summary>
    private static readonly string[] WithoutDeflate =
    [
        "FrameTests.Serialize_CompressibleText_TakesTheCodec",
        "FrameTests.Automatic_SmallPayload_IsLeftAlone",
        "HostileFrameTests.Deserialize_ZlibWithAnyBitFlipped_NeverGivesAnotherValue",
        "HostileFrameTests.Deserialize_BytesBetweenDeflateAndItsChecksum_Throws",
        "HexFileTests.Read_BytesInTheFile_GivesEveryValue(12-frames)",
        "ThreadTests.RoundTrips_FromManyThreads_GiveTheSameBytes",
    ];

    public static bool IsFatal(string test) => Fatal.Contains(test);

    public static IEnumerable<string> Here() => Everywhere
        .Concat(Compressions.HasDeflate ? [] : WithoutDeflate);
}
