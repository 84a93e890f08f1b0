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
