using System;
using System.Collections.Generic;
using System.Linq;
using Nino.Tests.Kit;

namespace Nino.Tests.Collections;

public static class ArraySegmentTests
{
    public sealed class OfInt32 : FormatterTests<ArraySegment<int>>
    {
        protected override IEnumerable<ArraySegment<int>> Values =>
        [
            new([]),
            new([1]),
            new([3, 1, 2]),
            new([.. Enumerable.Range(0, 3000)]),
        ];
    }

    public sealed class OfString : FormatterTests<ArraySegment<string?>>
    {
        protected override IEnumerable<ArraySegment<string?>> Values =>
        [
            new([]),
            new(["a"]),
            new(["b", null, "中"]),
        ];
    }

    public sealed class OfList : FormatterTests<ArraySegment<List<int>?>>
    {
        protected override IEnumerable<ArraySegment<List<int>?>> Values =>
        [
            new([]),
            new([[], [1, 2], null]),
        ];
    }
}
