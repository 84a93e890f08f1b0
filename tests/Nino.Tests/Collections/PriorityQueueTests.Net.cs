using System.Collections.Generic;
using Nino.Tests.Kit;

namespace Nino.Tests.Collections;

public static class PriorityQueueTests
{
    public sealed class OfInt32 : FormatterTests<PriorityQueue<int, int>>
    {
        protected override IEnumerable<PriorityQueue<int, int>> Values =>
        [
            new(),
            new([(1, 1)]),
            new([(1, 9), (2, 3), (3, 5), (4, 3), (5, 1)]),
        ];
    }

    public sealed class OfString : FormatterTests<PriorityQueue<string?, string?>>
    {
        protected override IEnumerable<PriorityQueue<string?, string?>> Values =>
        [
            new([("a", "b"), (null, "a"), ("c", null)]),
        ];
    }

    public sealed class OfList : FormatterTests<PriorityQueue<List<int>, long>>
    {
        protected override IEnumerable<PriorityQueue<List<int>, long>> Values =>
        [
            new([([1], 2), ([], 1)]),
        ];
    }
}
