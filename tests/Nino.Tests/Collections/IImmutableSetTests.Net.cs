using System.Collections.Generic;
using System.Collections.Immutable;
using Nino.Tests.Kit;

namespace Nino.Tests.Collections;

public static class IImmutableSetTests
{
    public sealed class OfInt32 : FormatterTests<IImmutableSet<int>>
    {
        protected override bool HasObjectForm => false;

        protected override IEnumerable<IImmutableSet<int>> Values =>
        [
            ImmutableHashSet<int>.Empty,
            ImmutableHashSet.CreateRange([1, 2, 3]),
        ];
    }
}
