using System.Collections.Generic;
using Nino.Tests.Kit;

namespace Nino.Tests.Collections;

public static class IReadOnlySetTests
{
    public sealed class OfInt32 : FormatterTests<IReadOnlySet<int>>
    {
        protected override bool HasObjectForm => false;

        protected override IEnumerable<IReadOnlySet<int>> Values =>
        [
            new HashSet<int>(),
            new HashSet<int> { 3, 1, 2 },
        ];
    }

    public sealed class OfString : FormatterTests<IReadOnlySet<string>>
    {
        protected override bool HasObjectForm => false;

        protected override IEnumerable<IReadOnlySet<string>> Values =>
        [
            new HashSet<string>(),
            new HashSet<string> { "b", "", "中" },
        ];
    }
}
