using System;
using System.Buffers;
using System.Collections.Generic;
using System.Linq;
using Nino.Core;
using Nino.Tests.Kit;
using Xunit;

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

/// <summary>Segments that tell another place in the sequence than they have: an error, and no bytes that nobody can read.</summary>
public sealed class MisplacedSegmentTests
{
    [Theory]
    [InlineData(0)]
    [InlineData(1)]
    [InlineData(5)]
    public void Serialize_ASequenceOfMisplacedSegments_IsAnError(long place)
    {
        IsRefused<byte>([1, 2, 3], place);
        IsRefused<int?>([1, null, 3], place);
        IsRefused<string>(["a", "b", "c"], place);
    }

    [Fact]
    public void Serialize_ASequenceOfPlacedSegments_IsReadAgain()
    {
        ReadOnlySequence<string> sequence = Sequence(["a", "b", "c"], 3);
        Assert.Equal(["b", "c", "a", "b"], NinoDeserializer.Deserialize<string[]>(NinoSerializer.Serialize(sequence.Slice(1, 4)))!);
    }

    private static void IsRefused<T>(T[] items, long place)
    {
        ReadOnlySequence<T> sequence = Sequence(items, place);
        NinoException error = Assert.Throws<NinoException>(() => NinoSerializer.Serialize(sequence));
        Assert.Contains("count", error.Message, StringComparison.Ordinal);
    }

    private static ReadOnlySequence<T> Sequence<T>(T[] items, long place)
    {
        Misplaced<T> first = new(items, 0, null), last = new(items, place, first);
        return new(first, 0, last, items.Length);
    }

    private sealed class Misplaced<T> : ReadOnlySequenceSegment<T>
    {
        public Misplaced(T[] items, long place, Misplaced<T>? before)
        {
            Memory = items;
            RunningIndex = place;
            if (before is not null)
            {
                before.Next = this;
            }
        }
    }
}
