using System.Collections.Generic;
using System.Collections.ObjectModel;
using System.Linq;
using Nino.Tests.Kit;

namespace Nino.Tests.Collections;

public static class ReadOnlyCollectionTests
{
    public sealed class OfInt32 : FormatterTests<ReadOnlyCollection<int>>
    {
        protected override IEnumerable<ReadOnlyCollection<int>> Values =>
        [
            new([]),
            new([1]),
            new([3, 1, 2]),
            new([.. Enumerable.Range(0, 3000)]),
        ];
    }

    public sealed class OfString : FormatterTests<ReadOnlyCollection<string?>>
    {
        protected override IEnumerable<ReadOnlyCollection<string?>> Values =>
        [
            new([]),
            new(["a"]),
            new(["b", null, "中"]),
        ];
    }

    public sealed class OfList : FormatterTests<ReadOnlyCollection<List<int>?>>
    {
        protected override IEnumerable<ReadOnlyCollection<List<int>?>> Values =>
        [
            new([]),
            new([[], [1, 2], null]),
        ];
    }
}
