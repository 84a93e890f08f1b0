using System.Collections.Frozen;
using System.Collections.Generic;
using System.Linq;
using Nino.Tests.Kit;

namespace Nino.Tests.Collections;

public static class FrozenSetTests
{
    public sealed class OfInt32 : FormatterTests<FrozenSet<int>>
    {
        protected override bool HasObjectForm => false;

        protected override IEnumerable<FrozenSet<int>> Values =>
        [
            new HashSet<int>([]).ToFrozenSet(),
            new HashSet<int>([1]).ToFrozenSet(),
            new HashSet<int>([3, 1, 2]).ToFrozenSet(),
            new HashSet<int>([.. Enumerable.Range(0, 3000)]).ToFrozenSet(),
        ];
    }

    public sealed class OfString : FormatterTests<FrozenSet<string?>>
    {
        protected override bool HasObjectForm => false;

        protected override IEnumerable<FrozenSet<string?>> Values =>
        [
            new HashSet<string?>([]).ToFrozenSet(),
            new HashSet<string?>(["a"]).ToFrozenSet(),
        ];
    }
}
