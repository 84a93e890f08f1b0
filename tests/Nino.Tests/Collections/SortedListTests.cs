using System.Collections.Generic;
using Nino.Tests.Kit;

namespace Nino.Tests.Collections;

public static class SortedListTests
{
    public sealed class OfInt32 : FormatterTests<SortedList<int, int>>
    {
        protected override IEnumerable<SortedList<int, int>> Values =>
        [
            new(),
            new() { [0] = 5 },
            new() { [0] = 5, [1] = 6, [2] = 7 },
        ];
    }

    public sealed class OfString : FormatterTests<SortedList<string, string?>>
    {
        protected override IEnumerable<SortedList<string, string?>> Values =>
        [
            new(),
            new() { ["a"] = null },
        ];
    }

    public sealed class OfList : FormatterTests<SortedList<int, List<int>>>
    {
        protected override IEnumerable<SortedList<int, List<int>>> Values =>
        [
            new(),
            new() { [0] = [], [1] = [1, 2] },
        ];
    }
}
