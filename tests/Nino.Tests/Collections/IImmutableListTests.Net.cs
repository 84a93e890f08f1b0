using System.Collections.Generic;
using System.Collections.Immutable;
using Nino.Tests.Kit;

namespace Nino.Tests.Collections;

public static class IImmutableListTests
{
    public sealed class OfInt32 : FormatterTests<IImmutableList<int>>
    {
        protected override bool HasObjectForm => false;

        protected override IEnumerable<IImmutableList<int>> Values =>
        [
            ImmutableList<int>.Empty,
            ImmutableList.CreateRange([1, 2, 3]),
        ];
    }
}
