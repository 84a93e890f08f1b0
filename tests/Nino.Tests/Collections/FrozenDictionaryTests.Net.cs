using System.Collections.Frozen;
using System.Collections.Generic;
using Nino.Tests.Kit;

namespace Nino.Tests.Collections;

public static class FrozenDictionaryTests
{
    public sealed class OfInt32 : FormatterTests<FrozenDictionary<int, int>>
    {
        protected override bool HasObjectForm => false;

        protected override IEnumerable<FrozenDictionary<int, int>> Values =>
        [
            new Dictionary<int, int>().ToFrozenDictionary(),
            new Dictionary<int, int> { [0] = 5 }.ToFrozenDictionary(),
            new Dictionary<int, int> { [0] = 5, [1] = 6, [2] = 7 }.ToFrozenDictionary(),
        ];
    }

    public sealed class OfString : FormatterTests<FrozenDictionary<string, string?>>
    {
        protected override bool HasObjectForm => false;

        protected override IEnumerable<FrozenDictionary<string, string?>> Values =>
        [
            new Dictionary<string, string?>().ToFrozenDictionary(),
            new Dictionary<string, string?> { ["a"] = null }.ToFrozenDictionary(),
        ];
    }

    public sealed class OfList : FormatterTests<FrozenDictionary<int, List<int>>>
    {
        protected override bool HasObjectForm => false;

        protected override IEnumerable<FrozenDictionary<int, List<int>>> Values =>
        [
            new Dictionary<int, List<int>>().ToFrozenDictionary(),
            new Dictionary<int, List<int>> { [0] = [], [1] = [1, 2] }.ToFrozenDictionary(),
        ];
    }
}
