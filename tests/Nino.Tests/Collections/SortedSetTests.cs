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
