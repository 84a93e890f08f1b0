using System.Collections.Generic;
using System.Linq;
using Nino.Tests.Kit;
using Nino.Tests.Types;
using Xunit;

namespace Nino.Tests.Compact;

public sealed class CompactGroupsTests : FormatterTests<CompactGroups>
{
    protected override IEnumerable<CompactGroups> Values =>
    [
        new() { Last = 1 },
        new()
        {
            Lookup = new[] { 1, 2, 3, 300 }.ToLookup(number => number % 2 == 0 ? "even" : "odd"),
            ByKind = new[] { 0.5, 19.99 }.ToLookup(number => number < 1 ? OfInt16.Zero : OfInt16.Max),
            Group = new[] { 7L, 8, -9 }.GroupBy(number => 5).Single(),
            Optional = new[] { 1.5m, (decimal?)null }.ToLookup(number => "a"),
            Last = 1,
        },
    ];

    [Fact]
    public void ElementsOfGroups_AreNotPacked() =>
        Payload.Is("06 03 03 02 06 0D 6F 64 64 02 04 11 65 76 65 6E 00 00 00 02", new CompactGroups { Lookup = new[] { 1, 2, 3 }.ToLookup(number => number == 2 ? "even" : "odd"), Last = 1 });
}
