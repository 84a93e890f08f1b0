using System;
using System.Collections.Generic;
using System.Linq;
using Nino.Core;
using Nino.Tests.Kit;
using Nino.Tests.Types;
using Xunit;

namespace Nino.Tests.Collections;

/// <summary>Stacks and queues of many elements of fixed size, which move together.</summary>
public sealed class LongStackTests
{
    public static TheoryData<int> Counts => new() { 0, 1, 2, 31, 32, 33, 64, 100, 1000, 200_000 };

    [Theory]
    [MemberData(nameof(Counts))]
    public void Stack_HasTheBytesOfAnArrayWithTheTopFirst(int count)
    {
        Stack<long> stack = new(Numbers(count));
        byte[] bytes = NinoSerializer.Serialize(stack);

        Assert.Equal(NinoSerializer.Serialize(stack.ToArray()), bytes);
        AssertUsable(stack, NinoDeserializer.Deserialize<Stack<long>>(bytes)!);
    }

    [Theory]
    [MemberData(nameof(Counts))]
    public void Queue_HasTheBytesOfAnArray(int count)
    {
        Queue<long> queue = new(Numbers(count));
        byte[] bytes = NinoSerializer.Serialize(queue);

        Assert.Equal(NinoSerializer.Serialize(queue.ToArray()), bytes);
        Assert.Equal(queue, NinoDeserializer.Deserialize<Queue<long>>(bytes));
    }

    [Theory]
    [MemberData(nameof(Counts))]
    public void StackThatIsReadInto_KeepsItsInstance(int count)
    {
        Stack<long> stack = new(Numbers(count));
        byte[] bytes = NinoSerializer.Serialize(stack);
        foreach (int before in (int[])[0, 1, count, 3 * count])
        {
            Stack<long> existing = new(Enumerable.Repeat(7L, before));
            Stack<long>? read = existing;
            NinoDeserializer.Deserialize(bytes, ref read);

            Assert.Same(existing, read);
            AssertUsable(stack, existing);
        }
    }

    [Fact]
    public void QueueThatWrapsAround_IsWrittenFromItsHead()
    {
        Queue<long> queue = new(Numbers(64));
        for (int i = 0; i < 20; i++)
        {
            queue.Enqueue(queue.Dequeue());
        }

        Assert.Equal(NinoSerializer.Serialize(queue.ToArray()), NinoSerializer.Serialize(queue));
    }

    [Fact]
    public void Stack_OfEachSize_HasTheBytesOfAnArrayWithTheTopFirst()
    {
        AssertReversed(i => (byte)i);
        AssertReversed(i => i % 3 == 0);
        AssertReversed(i => (short)i);
        AssertReversed(i => i);
        AssertReversed(i => new DateTime(2026, 1, 1).AddDays(i));
        AssertReversed(i => (decimal)i);
        AssertReversed(i => new UnpaddedStruct { First = i, Second = -i, Third = 0.5 * i });
        AssertReversed(i => new PaddedStruct { Small = (byte)i, Large = i, Middle = -i });
    }

    private static void AssertReversed<T>(Func<int, T> make)
    {
        foreach (int count in Enumerable.Range(0, 131).Concat([255, 256, 257, 300, 319, 511, 513]))
        {
            Stack<T> stack = new(Enumerable.Range(1, count).Select(make));
            byte[] bytes = NinoSerializer.Serialize(stack);
            Assert.Equal(NinoSerializer.Serialize(stack.ToArray()), bytes);
            Assert.Equal(stack, NinoDeserializer.Deserialize<Stack<T>>(bytes));
            Stack<T>? existing = new([make(1), make(2)]);
            NinoDeserializer.Deserialize(bytes, ref existing);
            Assert.Equal(stack, existing);
        }
    }

    [Fact]
    public void StackOfReferences_IsReadAsItWas()
    {
        Stack<string?> stack = new(Enumerable.Range(0, 100).Select(i => i % 3 == 0 ? null : $"{i}"));
        Stack<string?>? read = new(["a", "b"]);
        NinoDeserializer.Deserialize(NinoSerializer.Serialize(stack), ref read);
        Assert.Equal(stack, read);
    }

    [Fact]
    public void InvalidElement_IsRefusedAtEachPlace()
    {
        byte[] bytes = NinoSerializer.Serialize(new Stack<DateTime>(Enumerable.Repeat(DateTime.MaxValue, 40)));
        for (int i = 0; i < 40; i++)
        {
            byte[] bad = [.. bytes];
            bad[^((8 * i) + 1)] = 0x3F;
            Assert.Equal(bytes.Length - (8 * (i + 1)), Read.Rejected<Stack<DateTime>>(bad).Offset);
        }
    }

    private static IEnumerable<long> Numbers(int count) => Enumerable.Range(1, count).Select(i => i * 0x1_0000_0001L);

    /// <summary>Also behind what was read, a stack works as one of its own making.</summary>
    private static void AssertUsable(Stack<long> expected, Stack<long> read)
    {
        Assert.Equal(expected, read);
        read.Push(-1);
        Assert.Equal(expected.Count + 1, read.Count);
        Assert.Equal(-1, read.Pop());
        Assert.Equal(expected, read);
    }
}
