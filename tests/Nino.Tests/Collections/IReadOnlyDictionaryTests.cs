using System.Collections.Generic;
using Nino.Tests.Kit;

namespace Nino.Tests.Collections;

public static class IReadOnlyDictionaryTests
{
    public sealed class OfInt32 : FormatterTests<IReadOnlyDictionary<int, int>>
    {
        protected override bool HasObjectForm => false;

        protected override IEnumerable<IReadOnlyDictionary<int, int>> Values =>
        [
            new Dictionary<int, int>(),
            new Dictionary<int, int> { [1] = 2, [2] = 3 },
        ];
    }

    public sealed class OfString : FormatterTests<IReadOnlyDictionary<string, string?>>
    {
        protected override bool HasObjectForm => false;

        protected override IEnumerable<IReadOnlyDictionary<string, string?>> Values =>
        [
            new Dictionary<string, string?> { ["a"] = null },
        ];
    }
}
