using System.Collections.Generic;
using Nino.Tests.Kit;

namespace Nino.Tests.Collections;

public static class SortedDictionaryTests
{
    public sealed class OfInt32 : FormatterTests<SortedDictionary<int, int>>
    {
        protected override IEnumerable<SortedDictionary<int, int>> Values =>
        [
            new(),
            new() { [0] = 5 },
            new() { [0] = 5, [1] = 6, [2] = 7 },
        ];
    }

    public sealed class OfString : FormatterTests<SortedDictionary<string, string?>>
    {
        protected override IEnumerable<SortedDictionary<string, string?>> Values =>
        [
            new(),
            new() { ["a"] = null },
        ];
    }

    public sealed class OfList : FormatterTests<SortedDictionary<int, List<int>>>
    {
        protected override IEnumerable<SortedDictionary<int, List<int>>> Values =>
        [
            new(),
            new() { [0] = [], [1] = [1, 2] },
        ];
    }
}
