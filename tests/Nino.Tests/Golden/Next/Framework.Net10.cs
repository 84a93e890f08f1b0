using System.Collections.Generic;
using System.Collections.ObjectModel;
using Nino.Core;
using Nino.Tests.Format;

namespace Nino.Tests.Golden.Next;

[NinoType]
public sealed class AllOfNet10
{
    public OrderedDictionary<string, int>? OrderedDictionaryStringInt { get; set; }

    public ReadOnlySet<int>? ReadOnlySetInt { get; set; }
}

internal static partial class GoldenCases
{
    private static FormatCase[] OfNet10() =>
    [
        new FormatCase<AllOfNet10>(File, "AllOfNet10 1", new()
        {
            OrderedDictionaryStringInt = [],
            ReadOnlySetInt = new(new HashSet<int>()),
        }),
        new FormatCase<AllOfNet10>(File, "AllOfNet10 2", new()
        {
            OrderedDictionaryStringInt = new() { ["b"] = 1, ["a"] = 2 },
            ReadOnlySetInt = new(new HashSet<int> { 1, 2 }),
        }),
    ];
}
