using System;
using System.Buffers;
using System.Collections.Concurrent;
using System.Collections.Frozen;
using System.Collections.Generic;
using System.Collections.Immutable;
using System.Collections.ObjectModel;
using System.Linq;
using Nino.Core;
using Nino.Tests.Kit;
using Nino.Tests.Types;
using Xunit;

namespace Nino.Tests.Hostile;

/// <summary>What packed collections take is measured by their packed bytes, of which a number of eight bytes may take one.</summary>
public sealed class PackedMemoryTests
{
    /// <summary>A limit that empty collections keep, and 200 elements of kinds that are counted do not.</summary>
    private static readonly NinoOptions Limited = new() { MaxAllocatedBytes = 3000 };

    private static readonly Type[] ByElement =
    [
        typeof(LinkedList<long>), typeof(LinkedList<int>), typeof(LinkedList<short>), typeof(LinkedList<double>), typeof(LinkedList<DateTime>), typeof(LinkedList<TimeSpan>), typeof(LinkedList<OfInt16>),
        typeof(ImmutableList<long>), typeof(IImmutableList<int>), typeof(ImmutableQueue<long>), typeof(IImmutableQueue<int>), typeof(ImmutableStack<long>), typeof(IImmutableStack<int>), typeof(ConcurrentStack<long>),
        typeof(ImmutableHashSet<long>), typeof(IImmutableSet<int>), typeof(ConcurrentBag<long>),
    ];

    private static readonly Type[] Sets = [typeof(HashSet<long>), typeof(ISet<long>), typeof(IReadOnlySet<long>), typeof(SortedSet<long>), typeof(FrozenSet<long>), typeof(ImmutableSortedSet<long>)];

    private static readonly Type[] AsLists =
    [
        typeof(long[]), typeof(List<long>), typeof(OfInt16[]), typeof(List<OfInt16>), typeof(IEnumerable<long>), typeof(ICollection<long>), typeof(IList<long>), typeof(IReadOnlyCollection<long>), typeof(IReadOnlyList<long>),
        typeof(Collection<long>), typeof(ReadOnlyCollection<long>), typeof(ObservableCollection<long>), typeof(ReadOnlyObservableCollection<long>), typeof(ImmutableArray<long>),
        typeof(ArraySegment<long>), typeof(Memory<long>), typeof(ReadOnlyMemory<long>), typeof(ReadOnlySequence<long>), typeof(Queue<long>), typeof(Stack<long>), typeof(ConcurrentQueue<long>),
    ];

    public static TheoryData<Type> LargeCostly => [.. ByElement];

    public static TheoryData<Type> Costly => [.. ByElement, .. Sets];

    public static TheoryData<Type> Plain => [.. AsLists];

    public static TheoryData<Type> All => [.. ByElement, .. Sets, .. AsLists];

    /// <summary>Not those of which the graph is not what they take: bags share theirs with others of the thread, views hold delegates, and frozen sets pass for comparers.</summary>
    public static TheoryData<Type> Measurable =>
        [.. ByElement.Concat(Sets).Concat(AsLists).Except([typeof(ConcurrentBag<long>), typeof(ReadOnlyObservableCollection<long>), typeof(FrozenSet<long>)])];

    /// <summary>Millions of numbers are refused when their count is read, or where the plain form is read, which takes no more than eight bytes for each.</summary>
    [Theory]
    [MemberData(nameof(LargeCostly))]
    public void CostlyElements_BeyondTheBudget_AreRefused(Type kind)
    {
        bool isSet = kind.Name.Contains("Set", StringComparison.Ordinal);
        byte[] bytes = Packed(kind, 8_000_000, isSet ? 4 : 1, isSet);
        long before = GC.GetAllocatedBytesForCurrentThread();
        NinoException error = Assert.Throws<NinoException>(() => Deserialize(kind, bytes, NinoOptions.Default));
        Assert.InRange(GC.GetAllocatedBytesForCurrentThread() - before, 0, (1 << 20) + (8 * bytes.Length));
        Assert.Contains(nameof(NinoOptions.MaxAllocatedBytes), error.Message, StringComparison.Ordinal);
    }

    /// <summary>A limit of the caller holds, above and below.</summary>
    [Theory]
    [MemberData(nameof(Costly))]
    public void CostlyElements_ByTheLimitOfTheCaller_AreTakenOrRefused(Type kind)
    {
        byte[] bytes = Packed(kind, 200, 1, isDistinct: true);
        NinoException error = Assert.Throws<NinoException>(() => Deserialize(kind, bytes, Limited));
        Read.AssertComplete(error, bytes.Length);
        Assert.Contains(nameof(NinoOptions.MaxAllocatedBytes), error.Message, StringComparison.Ordinal);
        Assert.NotNull(Deserialize(kind, bytes, NinoOptions.Default));
        Assert.NotNull(Deserialize(kind, bytes, new NinoOptions { MaxAllocatedBytes = 30_000 }));
    }

    /// <summary>Whatever the width: what is accepted takes no more than 16 times its bytes, and the limit.</summary>
    [Theory]
    [MemberData(nameof(Measurable))]
    public void WhatIsAccepted_TakesNoMoreThanTheLimit(Type kind)
    {
        for (int width = 1; width <= SizeOf(kind); width *= 2)
        {
            byte[] bytes = Packed(kind, 200, width, isDistinct: true);
            if (TryDeserialize(kind, bytes, out object? value))
            {
                Assert.InRange(ObjectGraph.SizeOf(value), 200, (16 * bytes.Length) + Limited.MaxAllocatedBytes!.Value);
            }
        }
    }

    [Theory]
    [MemberData(nameof(Plain))]
    public void SmallNumbers_InListsAndTheLike_AreNotCounted(Type kind) => Assert.NotNull(Deserialize(kind, Packed(kind, 1_000_000, 1, isDistinct: false), Limited));

    [Theory]
    [MemberData(nameof(LargeCostly))]
    public void SmallNumbers_InCostlyKinds_AreTakenByDefault(Type kind)
    {
        bool isSet = kind.Name.Contains("Set", StringComparison.Ordinal);
        Assert.NotNull(Deserialize(kind, Packed(kind, isSet ? 100_000 : 1_000_000, isSet ? 4 : 1, isSet), NinoOptions.Default));
    }

    /// <summary>Numbers that need their bytes are not counted in any kind.</summary>
    [Theory]
    [MemberData(nameof(All))]
    public void LargeNumbers_AreNotCounted(Type kind)
    {
        if (SizeOf(kind) == 8)
        {
            Assert.NotNull(Deserialize(kind, Packed(kind, 10_000, 8, isDistinct: true), Limited));
        }
    }

    private static bool TryDeserialize(Type kind, byte[] bytes, out object? value)
    {
        try
        {
            value = Deserialize(kind, bytes, Limited);
            return true;
        }
        catch (NinoException error) when (error.Message.Contains(nameof(NinoOptions.MaxAllocatedBytes), StringComparison.Ordinal))
        {
            value = null;
            return false;
        }
    }

    private static object? Deserialize(Type kind, byte[] bytes, NinoOptions options) => NinoDeserializer.Deserialize(bytes, typeof(NinoCompactValue<>).MakeGenericType(kind), options);

    private static Type ElementOf(Type kind) => kind.IsArray ? kind.GetElementType()! : kind.GenericTypeArguments[0];

    private static int SizeOf(Type kind) => ElementOf(kind) switch
    {
        { } element when element == typeof(short) || element == typeof(OfInt16) => 2,
        { } element when element == typeof(int) => 4,
        _ => 8,
    };

    /// <summary>So many numbers of a width (format.md §11.2): 1, 1, 1 or 0, 1, 2 …; a byte before them tells what times and fractions count.</summary>
    private static byte[] Packed(Type kind, int count, int width, bool isDistinct)
    {
        List<byte> head = [];
        ulong value = 1 + ((ulong)count << 2) + (ulong)System.Numerics.BitOperations.Log2((uint)width);
        for (; value >= 0x80; value >>= 7)
        {
            head.Add((byte)(value | 0x80));
        }

        head.Add((byte)value);
        if (width < SizeOf(kind) && (ElementOf(kind) == typeof(double) || ElementOf(kind) == typeof(DateTime) || ElementOf(kind) == typeof(TimeSpan)))
        {
            head.Add(0);
        }

        byte[] bytes = new byte[head.Count + (count * width)];
        head.CopyTo(bytes);
        for (int i = 0; i < count; i++)
        {
            for (int place = 0; place < width; place++)
            {
                bytes[head.Count + (i * width) + place] = isDistinct ? (byte)((ulong)i >> (8 * place)) : place == 0 ? (byte)1 : (byte)0;
            }
        }

        return bytes;
    }

    /// <summary>Names the types that are given as values, where the generator does not see them. Never called.</summary>
    private static long Name() =>
        NinoSerializer.GetSize<NinoCompactValue<LinkedList<long>>>(default) + NinoSerializer.GetSize<NinoCompactValue<LinkedList<int>>>(default) + NinoSerializer.GetSize<NinoCompactValue<LinkedList<short>>>(default) +
        NinoSerializer.GetSize<NinoCompactValue<LinkedList<double>>>(default) + NinoSerializer.GetSize<NinoCompactValue<LinkedList<DateTime>>>(default) + NinoSerializer.GetSize<NinoCompactValue<LinkedList<TimeSpan>>>(default) +
        NinoSerializer.GetSize<NinoCompactValue<LinkedList<OfInt16>>>(default) + NinoSerializer.GetSize<NinoCompactValue<ImmutableList<long>>>(default) + NinoSerializer.GetSize<NinoCompactValue<IImmutableList<int>>>(default) +
        NinoSerializer.GetSize<NinoCompactValue<ImmutableQueue<long>>>(default) + NinoSerializer.GetSize<NinoCompactValue<IImmutableQueue<int>>>(default) + NinoSerializer.GetSize<NinoCompactValue<ImmutableStack<long>>>(default) +
        NinoSerializer.GetSize<NinoCompactValue<IImmutableStack<int>>>(default) + NinoSerializer.GetSize<NinoCompactValue<ConcurrentStack<long>>>(default) + NinoSerializer.GetSize<NinoCompactValue<ImmutableHashSet<long>>>(default) +
        NinoSerializer.GetSize<NinoCompactValue<IImmutableSet<int>>>(default) + NinoSerializer.GetSize<NinoCompactValue<HashSet<long>>>(default) + NinoSerializer.GetSize<NinoCompactValue<ISet<long>>>(default) +
        NinoSerializer.GetSize<NinoCompactValue<IReadOnlySet<long>>>(default) + NinoSerializer.GetSize<NinoCompactValue<SortedSet<long>>>(default) + NinoSerializer.GetSize<NinoCompactValue<FrozenSet<long>>>(default) +
        NinoSerializer.GetSize<NinoCompactValue<ImmutableSortedSet<long>>>(default) + NinoSerializer.GetSize<NinoCompactValue<long[]>>(default) + NinoSerializer.GetSize<NinoCompactValue<List<long>>>(default) +
        NinoSerializer.GetSize<NinoCompactValue<OfInt16[]>>(default) + NinoSerializer.GetSize<NinoCompactValue<List<OfInt16>>>(default) + NinoSerializer.GetSize<NinoCompactValue<IEnumerable<long>>>(default) +
        NinoSerializer.GetSize<NinoCompactValue<ICollection<long>>>(default) + NinoSerializer.GetSize<NinoCompactValue<IList<long>>>(default) + NinoSerializer.GetSize<NinoCompactValue<IReadOnlyCollection<long>>>(default) +
        NinoSerializer.GetSize<NinoCompactValue<IReadOnlyList<long>>>(default) + NinoSerializer.GetSize<NinoCompactValue<Collection<long>>>(default) + NinoSerializer.GetSize<NinoCompactValue<ReadOnlyCollection<long>>>(default) +
        NinoSerializer.GetSize<NinoCompactValue<ObservableCollection<long>>>(default) + NinoSerializer.GetSize<NinoCompactValue<ReadOnlyObservableCollection<long>>>(default) + NinoSerializer.GetSize<NinoCompactValue<ImmutableArray<long>>>(default) +
        NinoSerializer.GetSize<NinoCompactValue<ArraySegment<long>>>(default) + NinoSerializer.GetSize<NinoCompactValue<Memory<long>>>(default) + NinoSerializer.GetSize<NinoCompactValue<ReadOnlyMemory<long>>>(default) +
        NinoSerializer.GetSize<NinoCompactValue<ReadOnlySequence<long>>>(default) + NinoSerializer.GetSize<NinoCompactValue<Queue<long>>>(default) + NinoSerializer.GetSize<NinoCompactValue<Stack<long>>>(default) +
        NinoSerializer.GetSize<NinoCompactValue<ConcurrentBag<long>>>(default) + NinoSerializer.GetSize<NinoCompactValue<ConcurrentQueue<long>>>(default);
}
