using System;
using System.Collections.Generic;
using Nino.BenchmarkData;
using Nino.Core;

namespace Nino.Benchmarks.Serializers.Compact;

/// <summary>Numbers and dates are random over all their bits; only the dictionaries hold small numbers.</summary>
[NinoType]
public sealed class CompactSimpleClass
{
    public int Id;

    public string Name { get; set; } = null!;

    public int[] Numbers { get; set; } = null!;

    public List<DateTime> Dates { get; set; } = null!;

    [NinoCompact]
    public Dictionary<int, string> Map1 = null!;

    [NinoCompact]
    public Dictionary<int, int> Map2 { get; set; } = null!;

    internal static CompactSimpleClass From(SimpleClass value) => new()
    {
        Id = value.Id,
        Name = value.Name,
        Numbers = value.Numbers,
        Dates = value.Dates,
        Map1 = value.Map1,
        Map2 = value.Map2,
    };

    internal SimpleClass ToPlain() => new()
    {
        Id = Id,
        Name = Name,
        Numbers = Numbers,
        Dates = Dates,
        Map1 = Map1,
        Map2 = Map2,
    };
}
