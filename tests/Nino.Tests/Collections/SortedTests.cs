using System.Collections.Generic;
using System.Linq;
using Nino.Tests.Kit;

namespace Nino.Tests.Collections;

public static class SortedSetTests
{
    public sealed class OfInt32 : FormatterTests<SortedSet<int>>
    {
        protected override IEnumerable<SortedSet<int>> Values =>
        [
            new([]),
            new([1]),
            new([3, 1, 2]),
            new([.. Enumerable.Range(0, 3000)]),
        ];
    }

    public sealed class OfString : FormatterTests<SortedSet<string?>>
    {
        protected override IEnumerable<SortedSet<string?>> Values =>
        [
            new([]),
            new(["a"]),
            new(["b", null, "中"]),
        ];
    }
}

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
