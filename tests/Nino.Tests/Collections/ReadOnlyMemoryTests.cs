using System;
using System.Collections.Generic;
using System.Linq;
using Nino.Tests.Kit;

namespace Nino.Tests.Collections;

public static class ReadOnlyMemoryTests
{
    public sealed class OfInt32 : FormatterTests<ReadOnlyMemory<int>>
    {
        protected override IEnumerable<ReadOnlyMemory<int>> Values =>
        [
            new([]),
            new([1]),
            new([3, 1, 2]),
            new([.. Enumerable.Range(0, 3000)]),
        ];
    }

    public sealed class OfString : FormatterTests<ReadOnlyMemory<string?>>
    {
        protected override IEnumerable<ReadOnlyMemory<string?>> Values =>
        [
            new([]),
            new(["a"]),
            new(["b", null, "中"]),
        ];
    }

    public sealed class OfList : FormatterTests<ReadOnlyMemory<List<int>?>>
    {
        protected override IEnumerable<ReadOnlyMemory<List<int>?>> Values =>
        [
            new([]),
            new([[], [1, 2], null]),
        ];
    }
}
