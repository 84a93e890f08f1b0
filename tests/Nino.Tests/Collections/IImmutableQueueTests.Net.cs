using System.Collections.Generic;
using System.Collections.Immutable;
using Nino.Tests.Kit;

namespace Nino.Tests.Collections;

public static class IImmutableQueueTests
{
    public sealed class OfInt32 : FormatterTests<IImmutableQueue<int>>
    {
        protected override bool HasObjectForm => false;

        protected override IEnumerable<IImmutableQueue<int>> Values =>
        [
            ImmutableQueue<int>.Empty,
            ImmutableQueue.CreateRange([1, 2, 3]),
        ];
    }
}
