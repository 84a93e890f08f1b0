using System;
using System.Buffers;
using System.Collections.Concurrent;
using System.Collections.Frozen;
using System.Collections.Immutable;
using System.Linq;
using Nino.Core;
using Nino.Tests.Kit;
using Xunit;

namespace Nino.Tests.Collections;

public sealed partial class NullableElementsTests
{
    [Fact]
    public void ImmutableKinds_HaveTheFormOfAnArray()
    {
        int?[] values = [null, 1, 5, 9, 12, 13, 14, 15, 16];
        byte[] bytes = NinoSerializer.Serialize(values);
        AssertKind(bytes, ImmutableArray.Create(values));
        AssertKind(bytes, ImmutableList.Create(values));
        AssertKind(bytes, ImmutableQueue.Create(values));
        AssertKind(bytes, ImmutableStack.Create(Enumerable.Reverse(values).ToArray()));
        AssertKind(bytes, ImmutableSortedSet.Create(values));
        AssertKind<IImmutableList<int?>>(bytes, ImmutableList.Create(values));
        AssertKind(bytes, new ConcurrentBag<int?>(Enumerable.Reverse(values)));
        AssertOfSet(NinoSerializer.Serialize(ImmutableHashSet.Create(values)), values);
        AssertOfSet(NinoSerializer.Serialize(values.ToFrozenSet()), values);
        Assert.True(NinoDeserializer.Deserialize<ImmutableHashSet<int?>>(bytes)!.SetEquals(values));
        Assert.True(NinoDeserializer.Deserialize<FrozenSet<int?>>(bytes)!.SetEquals(values));
    }

    [Fact]
    public void SequenceOfSeveralSegments_HasTheBitsOfAll()
    {
        int?[] values = [1, null, 3, null, 5, 6, 7, null, null, 10, 11];
        Part first = new(values.AsMemory(0, 3));
        Part last = first.Then(values.AsMemory(3, 4)).Then(values.AsMemory(7));
        byte[] bytes = NinoSerializer.Serialize(new ReadOnlySequence<int?>(first, 0, last, last.Memory.Length));
        Assert.Equal(NinoSerializer.Serialize(values), bytes);
        Assert.Equal(values, NinoDeserializer.Deserialize<ReadOnlySequence<int?>>(bytes).ToArray());
    }

    [Fact]
    public void Groups_HoldBits()
    {
        int?[] values = [1, null, 3, 11, null, 12];
        ILookup<bool, int?> lookup = values.ToLookup(value => value > 10);
        Payload.Is("03 05 05 01 00 00 00 03 00 00 00 00 03 03 0B 00 00 00 0C 00 00 00 01", values.ToLookup(value => value > 10));
        ILookup<bool, int?> read = NinoDeserializer.Deserialize<ILookup<bool, int?>>(NinoSerializer.Serialize(lookup))!;
        Assert.Equal(lookup[false], read[false]);
        Assert.Equal(lookup[true], read[true]);
    }

    private static void AssertOfSet(byte[] bytes, int?[] values) =>
        Assert.Equal(bytes, NinoSerializer.Serialize(NinoDeserializer.Deserialize<int?[]>(bytes)!.Where(values.Contains).ToArray()));

    private sealed class Part : ReadOnlySequenceSegment<int?>
    {
        public Part(ReadOnlyMemory<int?> memory) => Memory = memory;

        public Part Then(ReadOnlyMemory<int?> memory)
        {
            Part next = new(memory) { RunningIndex = RunningIndex + Memory.Length };
            Next = next;
            return next;
        }
    }
}
