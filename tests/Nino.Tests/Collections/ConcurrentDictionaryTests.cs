using System.Collections.Concurrent;
using System.Collections.Generic;
using Nino.Tests.Kit;

namespace Nino.Tests.Collections;

public static class ConcurrentDictionaryTests
{
    public sealed class OfInt32 : FormatterTests<ConcurrentDictionary<int, int>>
    {
        protected override IEnumerable<ConcurrentDictionary<int, int>> Values =>
        [
            new(),
            new() { [0] = 5 },
            new() { [0] = 5, [1] = 6, [2] = 7 },
        ];
    }

    public sealed class OfString : FormatterTests<ConcurrentDictionary<string, string?>>
    {
        protected override IEnumerable<ConcurrentDictionary<string, string?>> Values =>
        [
            new(),
            new() { ["a"] = null },
        ];
    }

    public sealed class OfList : FormatterTests<ConcurrentDictionary<int, List<int>>>
    {
        protected override IEnumerable<ConcurrentDictionary<int, List<int>>> Values =>
        [
            new(),
            new() { [0] = [], [1] = [1, 2] },
        ];
    }
}
