using System.Collections.Generic;
using Nino.Tests.Kit;

namespace Nino.Tests.Collections;

public static class IDictionaryTests
{
    public sealed class OfInt32 : FormatterTests<IDictionary<int, int>>
    {
        protected override bool HasObjectForm => false;

        protected override IEnumerable<IDictionary<int, int>> Values =>
        [
            new Dictionary<int, int>(),
            new Dictionary<int, int> { [1] = 2, [2] = 3 },
        ];
    }

    public sealed class OfString : FormatterTests<IDictionary<string, string?>>
    {
        protected override bool HasObjectForm => false;

        protected override IEnumerable<IDictionary<string, string?>> Values =>
        [
            new Dictionary<string, string?> { ["a"] = null },
        ];
    }
}
