using System.Collections.Generic;
using System.Collections.Immutable;
using System.Linq;
using Nino.Tests.Kit;

namespace Nino.Tests.Collections;

public static class ImmutableQueueTests
{
    public sealed class OfInt32 : FormatterTests<ImmutableQueue<int>>
    {
        protected override IEnumerable<ImmutableQueue<int>> Values =>
        [
            ImmutableQueue.CreateRange<int>([]),
            ImmutableQueue.CreateRange<int>([1]),
            ImmutableQueue.CreateRange<int>([3, 1, 2]),
            ImmutableQueue.CreateRange<int>([.. Enumerable.Range(0, 3000)]),
        ];
    }

    public sealed class OfString : FormatterTests<ImmutableQueue<string?>>
    {
        protected override IEnumerable<ImmutableQueue<string?>> Values =>
        [
            ImmutableQueue.CreateRange<string?>([]),
            ImmutableQueue.CreateRange<string?>(["a"]),
            ImmutableQueue.CreateRange<string?>(["b", null, "中"]),
        ];
    }

    public sealed class OfList : FormatterTests<ImmutableQueue<List<int>?>>
    {
        protected override IEnumerable<ImmutableQueue<List<int>?>> Values =>
        [
            ImmutableQueue.CreateRange<List<int>?>([]),
            ImmutableQueue.CreateRange<List<int>?>([[], [1, 2], null]),
        ];
    }
}
