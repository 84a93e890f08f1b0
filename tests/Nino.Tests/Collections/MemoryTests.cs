using System;
using System.Collections.Generic;
using System.Linq;
using Nino.Tests.Kit;

namespace Nino.Tests.Collections;

public static class MemoryTests
{
    public sealed class OfInt32 : FormatterTests<Memory<int>>
    {
        protected override IEnumerable<Memory<int>> Values =>
        [
            new([]),
            new([1]),
            new([3, 1, 2]),
            new([.. Enumerable.Range(0, 3000)]),
        ];
    }

    public sealed class OfString : FormatterTests<Memory<string?>>
    {
        protected override IEnumerable<Memory<string?>> Values =>
        [
            new([]),
            new(["a"]),
            new(["b", null, "中"]),
        ];
    }

    public sealed class OfList : FormatterTests<Memory<List<int>?>>
    {
        protected override IEnumerable<Memory<List<int>?>> Values =>
        [
            new([]),
            new([[], [1, 2], null]),
        ];
    }
}
