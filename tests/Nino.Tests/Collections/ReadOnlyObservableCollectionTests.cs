using System.Collections.Generic;
using System.Collections.ObjectModel;
using System.Linq;
using Nino.Tests.Kit;

namespace Nino.Tests.Collections;

public static class ReadOnlyObservableCollectionTests
{
    public sealed class OfInt32 : FormatterTests<ReadOnlyObservableCollection<int>>
    {
        protected override IEnumerable<ReadOnlyObservableCollection<int>> Values =>
        [
            new(new ObservableCollection<int>([])),
            new(new ObservableCollection<int>([1])),
            new(new ObservableCollection<int>([3, 1, 2])),
            new(new ObservableCollection<int>([.. Enumerable.Range(0, 3000)])),
        ];
    }

    public sealed class OfString : FormatterTests<ReadOnlyObservableCollection<string?>>
    {
        protected override IEnumerable<ReadOnlyObservableCollection<string?>> Values =>
        [
            new(new ObservableCollection<string?>([])),
            new(new ObservableCollection<string?>(["a"])),
            new(new ObservableCollection<string?>(["b", null, "中"])),
        ];
    }

    public sealed class OfList : FormatterTests<ReadOnlyObservableCollection<List<int>?>>
    {
        protected override IEnumerable<ReadOnlyObservableCollection<List<int>?>> Values =>
        [
            new(new ObservableCollection<List<int>?>([])),
            new(new ObservableCollection<List<int>?>([[], [1, 2], null])),
        ];
    }
}
