using System.Buffers;
using System.Collections.Generic;
using System.Linq;
using Nino.Tests.Kit;

namespace Nino.Tests.Collections;

public static class ReadOnlySequenceTests
{
    public sealed class OfInt32 : FormatterTests<ReadOnlySequence<int>>
    {
        protected override IEnumerable<ReadOnlySequence<int>> Values =>
        [
            new([]),
            new([1]),
            new([3, 1, 2]),
            new([.. Enumerable.Range(0, 3000)]),
        ];
    }

    public sealed class OfString : FormatterTests<ReadOnlySequence<string?>>
    {
        protected override IEnumerable<ReadOnlySequence<string?>> Values =>
        [
            new([]),
            new(["a"]),
            new(["b", null, "中"]),
        ];
    }

    public sealed class OfList : FormatterTests<ReadOnlySequence<List<int>?>>
    {
        protected override IEnumerable<ReadOnlySequence<List<int>?>> Values =>
        [
            new([]),
            new([[], [1, 2], null]),
        ];
    }
}
