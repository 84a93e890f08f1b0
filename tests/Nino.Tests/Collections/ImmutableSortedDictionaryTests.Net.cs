using System.Collections.Generic;
using System.Collections.Immutable;
using Nino.Tests.Kit;

namespace Nino.Tests.Collections;

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
