using System.Collections.Generic;
using Nino.Tests.Kit;

namespace Nino.Tests.Collections;

public static class ISetTests
{
    public sealed class OfInt32 : FormatterTests<ISet<int>>
    {
        protected override bool HasObjectForm => false;

        protected override IEnumerable<ISet<int>> Values =>
        [
            new HashSet<int>(),
            new HashSet<int> { 3, 1, 2 },
        ];
    }

    public sealed class OfString : FormatterTests<ISet<string>>
    {
        protected override bool HasObjectForm => false;

        protected override IEnumerable<ISet<string>> Values =>
        [
            new HashSet<string>(),
            new HashSet<string> { "b", "", "中" },
        ];
    }
}
