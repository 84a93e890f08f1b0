using System.Collections.Generic;
using System.Collections.Immutable;
using Nino.Tests.Kit;

namespace Nino.Tests.Collections;

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
