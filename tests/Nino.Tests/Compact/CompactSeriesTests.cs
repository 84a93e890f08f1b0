using System.Collections.Generic;
using System.Linq;
using Nino.Core;
using Nino.Tests.Kit;
using Nino.Tests.Types;
using Xunit;

namespace Nino.Tests.Compact;

/// <summary>Nullable values that stand for a type parameter have the form that they have everywhere: bits, then those that are present (format.md §6).</summary>
public sealed class CompactSeriesTests : FormatterTests<CompactSeries<double?>>
{
    /// <summary>The members after two: null but for memory, which is empty, and a pair, which holds null twice.</summary>
    private const string Others = "00 00 00 00 00 01 00 00 00 00 00 00 00 00 00";

    protected override IEnumerable<CompactSeries<double?>> Values =>
    [
        Of<double?>(1, null), Of<double?>(null, 1, 2, 3, 4, 5, 6, 7, null),
    ];

    [Fact]
    public void NullablesOfATypeParameter_AreBitsThenThoseThatArePresent()
    {
        Payload.Is($"11 06 03 01 00 00 00 00 00 00 F0 3F {Others}", new CompactSeries<double?> { Id = 3, List = [1, null] });
        Payload.Is($"11 00 03 01 01 {Others}", new CompactSeries<bool?> { List = [true, null] });
        Payload.Is($"11 00 03 02 00 80 {Others}", new CompactSeries<OfInt16?> { List = [null, OfInt16.Min] });
        Payload.Is("02 02 05 61 04 05 01 00", new Utf8Rows<bool?> { Rows = new() { ["a"] = [true, null, false] } });
    }

    [Fact]
    public void NullablesOfATypeParameter_HaveTheBytesOfThoseThatAreNamed()
    {
        CompactSeries<double?> value = Of<double?>(1.5, null, -2);
        PlainSeries named = new()
        {
            Id = value.Id,
            List = value.List,
            Array = value.Array,
            Set = value.Set,
            Queue = value.Queue,
            Linked = value.Linked,
            Any = value.Any,
            Memory = value.Memory,
            Lookup = value.Lookup,
            Late = value.Late,
            Grid = value.Grid,
            Pair = value.Pair,
            Jagged = value.Jagged,
            Concurrent = value.Concurrent,
            One = value.One,
            Last = value.Last,
        };
        byte[] payload = NinoSerializer.Serialize(named);
        Assert.Equal(Hex.Text(payload), Hex.Text(NinoSerializer.Serialize(value)));
        Assert.Equal(value.Array!, NinoDeserializer.Deserialize<CompactSeries<double?>>(payload)!.Array!);
    }

    private static CompactSeries<T> Of<T>(params T[] values) => new()
    {
        Id = 3,
        List = [.. values],
        Array = values,
        Set = [.. values],
        Queue = new(values),
        Linked = new(values),
        Any = values.ToList(),
        Memory = values,
        Lookup = values.ToLookup(value => $"{value}"),
        Late = new(() => values),
        Grid = new[,] { { values[0], values[1] } },
        Pair = ("a", values),
        Jagged = [values, null, []],
        Concurrent = new(values),
        One = values[0],
        Last = 4,
    };
}
