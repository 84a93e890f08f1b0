using System;
using System.Collections.Generic;
using Nino.BenchmarkData;
using Nino.Core;

namespace Nino.Benchmarks.Serializers.Compact;

/// <summary>As in <see cref="CompactSimpleClass"/>, the dictionaries pay.</summary>
[NinoType]
public sealed class CompactRich : CompactRichBase
{
    public string Name { get; set; } = null!;

    [NinoUtf8]
    public string Text { get; set; } = null!;

    public int[] Numbers { get; set; } = null!;

    public List<DateTime> Dates { get; set; } = null!;

    [NinoCompact]
    public Dictionary<int, string> Map1 { get; set; } = null!;

    [NinoCompact]
    public Dictionary<int, int> Map2 { get; set; } = null!;

    internal static CompactRich From(Rich value) => new()
    {
        Id = value.Id,
        Tag = value.Tag,
        Guid = value.Guid,
        Time = value.Time,
        Name = value.Name,
        Text = value.Text,
        Numbers = value.Numbers,
        Dates = value.Dates,
        Map1 = value.Map1,
        Map2 = value.Map2,
    };

    internal Rich ToPlain() => new()
    {
        Id = Id,
        Tag = Tag,
        Guid = Guid,
        Time = Time,
        Name = Name,
        Text = Text,
        Numbers = Numbers,
        Dates = Dates,
        Map1 = Map1,
        Map2 = Map2,
    };
}
