using System.Collections.Generic;
using System.Collections.Immutable;
using System.Linq;
using Nino.Tests.Kit;

namespace Nino.Tests.Collections;

public static class ImmutableListTests
{
    public sealed class OfInt32 : FormatterTests<ImmutableList<int>>
    {
        protected override IEnumerable<ImmutableList<int>> Values =>
        [
            ImmutableList.CreateRange<int>([]),
            ImmutableList.CreateRange<int>([1]),
            ImmutableList.CreateRange<int>([3, 1, 2]),
            ImmutableList.CreateRange<int>([.. Enumerable.Range(0, 3000)]),
        ];
    }

    public sealed class OfString : FormatterTests<ImmutableList<string?>>
    {
        protected override IEnumerable<ImmutableList<string?>> Values =>
        [
            ImmutableList.CreateRange<string?>([]),
            ImmutableList.CreateRange<string?>(["a"]),
            ImmutableList.CreateRange<string?>(["b", null, "中"]),
        ];
    }

    public sealed class OfList : FormatterTests<ImmutableList<List<int>?>>
    {
        protected override IEnumerable<ImmutableList<List<int>?>> Values =>
        [
            ImmutableList.CreateRange<List<int>?>([]),
            ImmutableList.CreateRange<List<int>?>([[], [1, 2], null]),
        ];
    }
}
