using System.Collections.Generic;
using System.Collections.Immutable;
using System.Linq;
using Nino.Tests.Kit;

namespace Nino.Tests.Collections;

public static class ImmutableSortedSetTests
{
    public sealed class OfInt32 : FormatterTests<ImmutableSortedSet<int>>
    {
        protected override IEnumerable<ImmutableSortedSet<int>> Values =>
        [
            ImmutableSortedSet.CreateRange<int>([]),
            ImmutableSortedSet.CreateRange<int>([1]),
            ImmutableSortedSet.CreateRange<int>([3, 1, 2]),
            ImmutableSortedSet.CreateRange<int>([.. Enumerable.Range(0, 3000)]),
        ];
    }

    public sealed class OfString : FormatterTests<ImmutableSortedSet<string?>>
    {
        protected override IEnumerable<ImmutableSortedSet<string?>> Values =>
        [
            ImmutableSortedSet.CreateRange<string?>([]),
            ImmutableSortedSet.CreateRange<string?>(["a"]),
            ImmutableSortedSet.CreateRange<string?>(["b", null, "中"]),
        ];
    }
}
