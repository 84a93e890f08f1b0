using System.Collections.Generic;
using System.Collections.ObjectModel;
using System.Linq;
using Nino.Tests.Kit;

namespace Nino.Tests.Collections;

public static class ObservableCollectionTests
{
    public sealed class OfInt32 : FormatterTests<ObservableCollection<int>>
    {
        protected override IEnumerable<ObservableCollection<int>> Values =>
        [
            new([]),
            new([1]),
            new([3, 1, 2]),
            new([.. Enumerable.Range(0, 3000)]),
        ];
    }

    public sealed class OfString : FormatterTests<ObservableCollection<string?>>
    {
        protected override IEnumerable<ObservableCollection<string?>> Values =>
        [
            new([]),
            new(["a"]),
            new(["b", null, "中"]),
        ];
    }

    public sealed class OfList : FormatterTests<ObservableCollection<List<int>?>>
    {
        protected override IEnumerable<ObservableCollection<List<int>?>> Values =>
        [
            new([]),
            new([[], [1, 2], null]),
        ];
    }
}
