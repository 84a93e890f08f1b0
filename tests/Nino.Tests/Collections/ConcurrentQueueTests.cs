using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Linq;
using Nino.Tests.Kit;

namespace Nino.Tests.Collections;

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
