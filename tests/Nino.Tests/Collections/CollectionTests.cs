using System.Collections.Generic;
using System.Collections.ObjectModel;
using System.Linq;
using Nino.Tests.Kit;

namespace Nino.Tests.Collections;

public static class CollectionTests
{
    public sealed class OfInt32 : FormatterTests<Collection<int>>
    {
        protected override IEnumerable<Collection<int>> Values =>
        [
            new([]),
            new([1]),
            new([3, 1, 2]),
            new([.. Enumerable.Range(0, 3000)]),
        ];
    }

    public sealed class OfString : FormatterTests<Collection<string?>>
    {
        protected override IEnumerable<Collection<string?>> Values =>
        [
            new([]),
            new(["a"]),
            new(["b", null, "中"]),
        ];
    }

    public sealed class OfList : FormatterTests<Collection<List<int>?>>
    {
        protected override IEnumerable<Collection<List<int>?>> Values =>
        [
            new([]),
            new([[], [1, 2], null]),
        ];
    }
}
