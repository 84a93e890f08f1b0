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

public static class ReadOnlyDictionaryTests
{
    public sealed class OfInt32 : FormatterTests<ReadOnlyDictionary<int, int>>
    {
        protected override IEnumerable<ReadOnlyDictionary<int, int>> Values =>
        [
            new(new Dictionary<int, int>()),
            new(new Dictionary<int, int> { [0] = 5 }),
            new(new Dictionary<int, int> { [0] = 5, [1] = 6, [2] = 7 }),
        ];
    }

    public sealed class OfString : FormatterTests<ReadOnlyDictionary<string, string?>>
    {
        protected override IEnumerable<ReadOnlyDictionary<string, string?>> Values =>
        [
            new(new Dictionary<string, string?>()),
            new(new Dictionary<string, string?> { ["a"] = null }),
        ];
    }

    public sealed class OfList : FormatterTests<ReadOnlyDictionary<int, List<int>>>
    {
        protected override IEnumerable<ReadOnlyDictionary<int, List<int>>> Values =>
        [
            new(new Dictionary<int, List<int>>()),
            new(new Dictionary<int, List<int>> { [0] = [], [1] = [1, 2] }),
        ];
    }
}
