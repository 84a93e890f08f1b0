using System;
using System.Buffers;
using System.Collections.Generic;
using System.Linq;
using Nino.Tests.Kit;

namespace Nino.Tests.Collections;

public static class ArraySegmentTests
{
    public sealed class OfInt32 : FormatterTests<ArraySegment<int>>
    {
        protected override IEnumerable<ArraySegment<int>> Values =>
        [
            new([]),
            new([1]),
            new([3, 1, 2]),
            new([.. Enumerable.Range(0, 3000)]),
        ];
    }

    public sealed class OfString : FormatterTests<ArraySegment<string?>>
    {
        protected override IEnumerable<ArraySegment<string?>> Values =>
        [
            new([]),
            new(["a"]),
            new(["b", null, "中"]),
        ];
    }

    public sealed class OfList : FormatterTests<ArraySegment<List<int>?>>
    {
        protected override IEnumerable<ArraySegment<List<int>?>> Values =>
        [
            new([]),
            new([[], [1, 2], null]),
        ];
    }
}

public static class MemoryTests
{
    public sealed class OfInt32 : FormatterTests<Memory<int>>
    {
        protected override IEnumerable<Memory<int>> Values =>
        [
            new([]),
            new([1]),
            new([3, 1, 2]),
            new([.. Enumerable.Range(0, 3000)]),
        ];
    }

    public sealed class OfString : FormatterTests<Memory<string?>>
    {
        protected override IEnumerable<Memory<string?>> Values =>
        [
            new([]),
            new(["a"]),
            new(["b", null, "中"]),
        ];
    }

    public sealed class OfList : FormatterTests<Memory<List<int>?>>
    {
        protected override IEnumerable<Memory<List<int>?>> Values =>
        [
            new([]),
            new([[], [1, 2], null]),
        ];
    }
}

public static class ReadOnlyMemoryTests
{
    public sealed class OfInt32 : FormatterTests<ReadOnlyMemory<int>>
    {
        protected override IEnumerable<ReadOnlyMemory<int>> Values =>
        [
            new([]),
            new([1]),
            new([3, 1, 2]),
            new([.. Enumerable.Range(0, 3000)]),
        ];
    }

    public sealed class OfString : FormatterTests<ReadOnlyMemory<string?>>
    {
        protected override IEnumerable<ReadOnlyMemory<string?>> Values =>
        [
            new([]),
            new(["a"]),
            new(["b", null, "中"]),
        ];
    }

    public sealed class OfList : FormatterTests<ReadOnlyMemory<List<int>?>>
    {
        protected override IEnumerable<ReadOnlyMemory<List<int>?>> Values =>
        [
            new([]),
            new([[], [1, 2], null]),
        ];
    }
}

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
