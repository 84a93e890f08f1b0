using System.Collections.Generic;
using Nino.Tests.Kit;

namespace Nino.Tests.Collections;

public static class OrderedDictionaryTests
{
    public sealed class OfInt32 : FormatterTests<OrderedDictionary<int, int>>
    {
        protected override IEnumerable<OrderedDictionary<int, int>> Values =>
        [
            new(),
            new() { [0] = 5 },
            new() { [0] = 5, [1] = 6, [2] = 7 },
        ];
    }

    public sealed class OfString : FormatterTests<OrderedDictionary<string, string?>>
    {
        protected override IEnumerable<OrderedDictionary<string, string?>> Values =>
        [
            new(),
            new() { ["a"] = null },
        ];
    }

    public sealed class OfList : FormatterTests<OrderedDictionary<int, List<int>>>
    {
        protected override IEnumerable<OrderedDictionary<int, List<int>>> Values =>
        [
            new(),
            new() { [0] = [], [1] = [1, 2] },
        ];
    }
}
