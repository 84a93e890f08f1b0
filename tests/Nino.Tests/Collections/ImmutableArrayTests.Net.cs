using System.Collections.Generic;
using System.Collections.Immutable;
using System.Linq;
using Nino.Tests.Kit;

namespace Nino.Tests.Collections;

public static class ImmutableArrayTests
{
    public sealed class OfInt32 : FormatterTests<ImmutableArray<int>>
    {
        protected override IEnumerable<ImmutableArray<int>> Values =>
        [
            default,
            ImmutableArray.CreateRange<int>([]),
            ImmutableArray.CreateRange<int>([1]),
            ImmutableArray.CreateRange<int>([3, 1, 2]),
            ImmutableArray.CreateRange<int>([.. Enumerable.Range(0, 3000)]),
        ];
    }

    public sealed class OfString : FormatterTests<ImmutableArray<string?>>
    {
        protected override IEnumerable<ImmutableArray<string?>> Values =>
        [
            ImmutableArray.CreateRange<string?>([]),
            ImmutableArray.CreateRange<string?>(["a"]),
            ImmutableArray.CreateRange<string?>(["b", null, "中"]),
        ];
    }

    public sealed class OfList : FormatterTests<ImmutableArray<List<int>?>>
    {
        protected override IEnumerable<ImmutableArray<List<int>?>> Values =>
        [
            ImmutableArray.CreateRange<List<int>?>([]),
            ImmutableArray.CreateRange<List<int>?>([[], [1, 2], null]),
        ];
    }
}
