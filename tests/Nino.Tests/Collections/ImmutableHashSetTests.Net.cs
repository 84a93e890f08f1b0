using System.Collections.Generic;
using System.Collections.Immutable;
using System.Linq;
using Nino.Tests.Kit;

namespace Nino.Tests.Collections;

public static class ImmutableHashSetTests
{
    public sealed class OfInt32 : FormatterTests<ImmutableHashSet<int>>
    {
        protected override IEnumerable<ImmutableHashSet<int>> Values =>
        [
            ImmutableHashSet.CreateRange<int>([]),
            ImmutableHashSet.CreateRange<int>([1]),
            ImmutableHashSet.CreateRange<int>([3, 1, 2]),
            ImmutableHashSet.CreateRange<int>([.. Enumerable.Range(0, 3000)]),
        ];
    }

    public sealed class OfString : FormatterTests<ImmutableHashSet<string?>>
    {
        protected override IEnumerable<ImmutableHashSet<string?>> Values =>
        [
            ImmutableHashSet.CreateRange<string?>([]),
            ImmutableHashSet.CreateRange<string?>(["a"]),
            ImmutableHashSet.CreateRange<string?>(["b", null, "中"]),
        ];
    }
}
