using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Linq;
using Nino.Tests.Kit;

namespace Nino.Tests.Collections;

public static class ConcurrentBagTests
{
    public sealed class OfInt32 : FormatterTests<ConcurrentBag<int>>
    {
        protected override IEnumerable<ConcurrentBag<int>> Values =>
        [
            new([]),
            new([1]),
            new([3, 1, 2]),
            new([.. Enumerable.Range(0, 3000)]),
        ];
    }

    public sealed class OfString : FormatterTests<ConcurrentBag<string?>>
    {
        protected override IEnumerable<ConcurrentBag<string?>> Values =>
        [
            new([]),
            new(["a"]),
            new(["b", null, "中"]),
        ];
    }

    public sealed class OfList : FormatterTests<ConcurrentBag<List<int>?>>
    {
        protected override IEnumerable<ConcurrentBag<List<int>?>> Values =>
        [
            new([]),
            new([[], [1, 2], null]),
        ];
    }
}

public static class ConcurrentQueueTests
{
    public sealed class OfInt32 : FormatterTests<ConcurrentQueue<int>>
    {
        protected override IEnumerable<ConcurrentQueue<int>> Values =>
        [
            new([]),
            new([1]),
            new([3, 1, 2]),
            new([.. Enumerable.Range(0, 3000)]),
        ];
    }

    public sealed class OfString : FormatterTests<ConcurrentQueue<string?>>
    {
        protected override IEnumerable<ConcurrentQueue<string?>> Values =>
        [
            new([]),
            new(["a"]),
            new(["b", null, "中"]),
        ];
    }

    public sealed class OfList : FormatterTests<ConcurrentQueue<List<int>?>>
    {
        protected override IEnumerable<ConcurrentQueue<List<int>?>> Values =>
        [
            new([]),
            new([[], [1, 2], null]),
        ];
    }
}

public static class ConcurrentStackTests
{
    public sealed class OfInt32 : FormatterTests<ConcurrentStack<int>>
    {
        protected override IEnumerable<ConcurrentStack<int>> Values =>
        [
            new([]),
            new([1]),
            new([3, 1, 2]),
            new([.. Enumerable.Range(0, 3000)]),
        ];
    }

    public sealed class OfString : FormatterTests<ConcurrentStack<string?>>
    {
        protected override IEnumerable<ConcurrentStack<string?>> Values =>
        [
            new([]),
            new(["a"]),
            new(["b", null, "中"]),
        ];
    }

    public sealed class OfList : FormatterTests<ConcurrentStack<List<int>?>>
    {
        protected override IEnumerable<ConcurrentStack<List<int>?>> Values =>
        [
            new([]),
            new([[], [1, 2], null]),
        ];
    }
}

public static class ConcurrentDictionaryTests
{
    public sealed class OfInt32 : FormatterTests<ConcurrentDictionary<int, int>>
    {
        protected override IEnumerable<ConcurrentDictionary<int, int>> Values =>
        [
            new(),
            new() { [0] = 5 },
            new() { [0] = 5, [1] = 6, [2] = 7 },
        ];
    }

    public sealed class OfString : FormatterTests<ConcurrentDictionary<string, string?>>
    {
        protected override IEnumerable<ConcurrentDictionary<string, string?>> Values =>
        [
            new(),
            new() { ["a"] = null },
        ];
    }

    public sealed class OfList : FormatterTests<ConcurrentDictionary<int, List<int>>>
    {
        protected override IEnumerable<ConcurrentDictionary<int, List<int>>> Values =>
        [
            new(),
            new() { [0] = [], [1] = [1, 2] },
        ];
    }
}
