using System;
using System.Collections.Generic;
using Nino.Tests.Types;
using Xunit;

namespace Nino.Tests.Kit;

/// <summary>The measure itself.</summary>
public sealed class ObjectGraphTests
{
    [Fact]
    public void SizeOf_Graph_IsWhatMakingItAllocates()
    {
        object? made = null;
        AssertIsAllocated(() => made = new byte[100], () => made);
        AssertIsAllocated(() => made = new string('a', 33), () => made);
        AssertIsAllocated(() => made = new Chain { Next = new Chain() }, () => made);
        AssertIsAllocated(() => made = new List<int>(10), () => made);
        AssertIsAllocated(() => made = new Dictionary<int, string>(10) { [1] = new('b', 5) }, () => made);
        AssertIsAllocated(() => made = Linked(), () => made);
        AssertIsAllocated(() => made = new KeyValuePair<string, int>[] { new(new('c', 3), 1), new("c", 2) }, () => made);
    }

    private static LinkedList<long> Linked()
    {
        LinkedList<long> list = new();
        list.AddLast(1);
        list.AddLast(2);
        return list;
    }

    private static void AssertIsAllocated(Action make, Func<object?> made)
    {
        long allocated = Allocations.Of(make);
        Assert.Equal(allocated, ObjectGraph.SizeOf(made()));
    }
}
