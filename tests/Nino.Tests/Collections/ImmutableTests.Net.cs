using System.Collections.Generic;
using System.Collections.Immutable;
using System.Linq;
using Nino.Tests.Kit;

namespace Nino.Tests.Collections;

public static class ImmutableArrayTests
{
    public sealed class OfInt32 : FormatterTests<ImmutableArray<int>>
    {
        protected override IEnumerable<ImmutableArray<int>> Values =>
        [
            default,
            ImmutableArray.CreateRange<int>([]),
            ImmutableArray.CreateRange<int>([1]),
            ImmutableArray.CreateRange<int>([3, 1, 2]),
            ImmutableArray.CreateRange<int>([.. Enumerable.Range(0, 3000)]),
        ];
    }

    public sealed class OfString : FormatterTests<ImmutableArray<string?>>
    {
        protected override IEnumerable<ImmutableArray<string?>> Values =>
        [
            ImmutableArray.CreateRange<string?>([]),
            ImmutableArray.CreateRange<string?>(["a"]),
            ImmutableArray.CreateRange<string?>(["b", null, "中"]),
        ];
    }

    public sealed class OfList : FormatterTests<ImmutableArray<List<int>?>>
    {
        protected override IEnumerable<ImmutableArray<List<int>?>> Values =>
        [
            ImmutableArray.CreateRange<List<int>?>([]),
            ImmutableArray.CreateRange<List<int>?>([[], [1, 2], null]),
        ];
    }
}

public static class ImmutableListTests
{
    public sealed class OfInt32 : FormatterTests<ImmutableList<int>>
    {
        protected override IEnumerable<ImmutableList<int>> Values =>
        [
            ImmutableList.CreateRange<int>([]),
            ImmutableList.CreateRange<int>([1]),
            ImmutableList.CreateRange<int>([3, 1, 2]),
            ImmutableList.CreateRange<int>([.. Enumerable.Range(0, 3000)]),
        ];
    }

    public sealed class OfString : FormatterTests<ImmutableList<string?>>
    {
        protected override IEnumerable<ImmutableList<string?>> Values =>
        [
            ImmutableList.CreateRange<string?>([]),
            ImmutableList.CreateRange<string?>(["a"]),
            ImmutableList.CreateRange<string?>(["b", null, "中"]),
        ];
    }

    public sealed class OfList : FormatterTests<ImmutableList<List<int>?>>
    {
        protected override IEnumerable<ImmutableList<List<int>?>> Values =>
        [
            ImmutableList.CreateRange<List<int>?>([]),
            ImmutableList.CreateRange<List<int>?>([[], [1, 2], null]),
        ];
    }
}

public static class ImmutableQueueTests
{
    public sealed class OfInt32 : FormatterTests<ImmutableQueue<int>>
    {
        protected override IEnumerable<ImmutableQueue<int>> Values =>
        [
            ImmutableQueue.CreateRange<int>([]),
            ImmutableQueue.CreateRange<int>([1]),
            ImmutableQueue.CreateRange<int>([3, 1, 2]),
            ImmutableQueue.CreateRange<int>([.. Enumerable.Range(0, 3000)]),
        ];
    }

    public sealed class OfString : FormatterTests<ImmutableQueue<string?>>
    {
        protected override IEnumerable<ImmutableQueue<string?>> Values =>
        [
            ImmutableQueue.CreateRange<string?>([]),
            ImmutableQueue.CreateRange<string?>(["a"]),
            ImmutableQueue.CreateRange<string?>(["b", null, "中"]),
        ];
    }

    public sealed class OfList : FormatterTests<ImmutableQueue<List<int>?>>
    {
        protected override IEnumerable<ImmutableQueue<List<int>?>> Values =>
        [
            ImmutableQueue.CreateRange<List<int>?>([]),
            ImmutableQueue.CreateRange<List<int>?>([[], [1, 2], null]),
        ];
    }
}

public static class ImmutableStackTests
{
    public sealed class OfInt32 : FormatterTests<ImmutableStack<int>>
    {
        protected override IEnumerable<ImmutableStack<int>> Values =>
        [
            ImmutableStack.CreateRange<int>([]),
            ImmutableStack.CreateRange<int>([1]),
            ImmutableStack.CreateRange<int>([3, 1, 2]),
            ImmutableStack.CreateRange<int>([.. Enumerable.Range(0, 3000)]),
        ];
    }

    public sealed class OfString : FormatterTests<ImmutableStack<string?>>
    {
        protected override IEnumerable<ImmutableStack<string?>> Values =>
        [
            ImmutableStack.CreateRange<string?>([]),
            ImmutableStack.CreateRange<string?>(["a"]),
            ImmutableStack.CreateRange<string?>(["b", null, "中"]),
        ];
    }

    public sealed class OfList : FormatterTests<ImmutableStack<List<int>?>>
    {
        protected override IEnumerable<ImmutableStack<List<int>?>> Values =>
        [
            ImmutableStack.CreateRange<List<int>?>([]),
            ImmutableStack.CreateRange<List<int>?>([[], [1, 2], null]),
        ];
    }
}

public static class ImmutableHashSetTests
{
    public sealed class OfInt32 : FormatterTests<ImmutableHashSet<int>>
    {
        protected override IEnumerable<ImmutableHashSet<int>> Values =>
        [
            ImmutableHashSet.CreateRange<int>([]),
            ImmutableHashSet.CreateRange<int>([1]),
            ImmutableHashSet.CreateRange<int>([3, 1, 2]),
            ImmutableHashSet.CreateRange<int>([.. Enumerable.Range(0, 3000)]),
        ];
    }

    public sealed class OfString : FormatterTests<ImmutableHashSet<string?>>
    {
        protected override IEnumerable<ImmutableHashSet<string?>> Values =>
        [
            ImmutableHashSet.CreateRange<string?>([]),
            ImmutableHashSet.CreateRange<string?>(["a"]),
            ImmutableHashSet.CreateRange<string?>(["b", null, "中"]),
        ];
    }
}

public static class ImmutableSortedSetTests
{
    public sealed class OfInt32 : FormatterTests<ImmutableSortedSet<int>>
    {
        protected override IEnumerable<ImmutableSortedSet<int>> Values =>
        [
            ImmutableSortedSet.CreateRange<int>([]),
            ImmutableSortedSet.CreateRange<int>([1]),
            ImmutableSortedSet.CreateRange<int>([3, 1, 2]),
            ImmutableSortedSet.CreateRange<int>([.. Enumerable.Range(0, 3000)]),
        ];
    }

    public sealed class OfString : FormatterTests<ImmutableSortedSet<string?>>
    {
        protected override IEnumerable<ImmutableSortedSet<string?>> Values =>
        [
            ImmutableSortedSet.CreateRange<string?>([]),
            ImmutableSortedSet.CreateRange<string?>(["a"]),
            ImmutableSortedSet.CreateRange<string?>(["b", null, "中"]),
        ];
    }
}

public static class ImmutableDictionaryTests
{
    public sealed class OfInt32 : FormatterTests<ImmutableDictionary<int, int>>
    {
        protected override IEnumerable<ImmutableDictionary<int, int>> Values =>
        [
            new Dictionary<int, int>().ToImmutableDictionary(),
            new Dictionary<int, int> { [0] = 5 }.ToImmutableDictionary(),
            new Dictionary<int, int> { [0] = 5, [1] = 6, [2] = 7 }.ToImmutableDictionary(),
        ];
    }

    public sealed class OfString : FormatterTests<ImmutableDictionary<string, string?>>
    {
        protected override IEnumerable<ImmutableDictionary<string, string?>> Values =>
        [
            new Dictionary<string, string?>().ToImmutableDictionary(),
            new Dictionary<string, string?> { ["a"] = null }.ToImmutableDictionary(),
        ];
    }

    public sealed class OfList : FormatterTests<ImmutableDictionary<int, List<int>>>
    {
        protected override IEnumerable<ImmutableDictionary<int, List<int>>> Values =>
        [
            new Dictionary<int, List<int>>().ToImmutableDictionary(),
            new Dictionary<int, List<int>> { [0] = [], [1] = [1, 2] }.ToImmutableDictionary(),
        ];
    }
}

public static class ImmutableSortedDictionaryTests
{
    public sealed class OfInt32 : FormatterTests<ImmutableSortedDictionary<int, int>>
    {
        protected override IEnumerable<ImmutableSortedDictionary<int, int>> Values =>
        [
            new Dictionary<int, int>().ToImmutableSortedDictionary(),
            new Dictionary<int, int> { [0] = 5 }.ToImmutableSortedDictionary(),
            new Dictionary<int, int> { [0] = 5, [1] = 6, [2] = 7 }.ToImmutableSortedDictionary(),
        ];
    }

    public sealed class OfString : FormatterTests<ImmutableSortedDictionary<string, string?>>
    {
        protected override IEnumerable<ImmutableSortedDictionary<string, string?>> Values =>
        [
            new Dictionary<string, string?>().ToImmutableSortedDictionary(),
            new Dictionary<string, string?> { ["a"] = null }.ToImmutableSortedDictionary(),
        ];
    }

    public sealed class OfList : FormatterTests<ImmutableSortedDictionary<int, List<int>>>
    {
        protected override IEnumerable<ImmutableSortedDictionary<int, List<int>>> Values =>
        [
            new Dictionary<int, List<int>>().ToImmutableSortedDictionary(),
            new Dictionary<int, List<int>> { [0] = [], [1] = [1, 2] }.ToImmutableSortedDictionary(),
        ];
    }
}
