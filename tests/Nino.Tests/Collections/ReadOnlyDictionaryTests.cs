using System.Collections.Generic;
using System.Collections.ObjectModel;
using Nino.Tests.Kit;

namespace Nino.Tests.Collections;

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
