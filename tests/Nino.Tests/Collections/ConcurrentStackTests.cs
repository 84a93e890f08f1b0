using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Linq;
using Nino.Tests.Kit;

namespace Nino.Tests.Collections;

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
