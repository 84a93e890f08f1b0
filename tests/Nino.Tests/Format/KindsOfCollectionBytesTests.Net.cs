using System.Collections.Frozen;
using System.Collections.Generic;
using System.Collections.Immutable;
using Nino.Tests.Kit;
using Xunit;

namespace Nino.Tests.Format;

/// <summary>With types that netstandard2.1 has not.</summary>
public sealed partial class KindsOfCollectionBytesTests
{
    [Fact]
    public void Memory_IsAnArray_OfNewerTypes()
    {
        Payload.Is("03 01 02", ImmutableArray.Create<byte>(1, 2));
        Payload.Is("00", default(ImmutableArray<byte>));
    }

    [Fact]
    public void Sorted_IsInItsOrder_OfNewerTypes()
    {
        Payload.Is(Sorted, ImmutableSortedSet.Create<byte>(2, 3, 1));
        Payload.Is(Pairs, Dictionary.ToImmutableSortedDictionary());
    }

    [Fact]
    public void Dictionary_IsItsPairs_OfNewerTypes()
    {
        Payload.Is(Pairs, Dictionary.ToImmutableDictionary());
        Payload.Is(Pairs, Dictionary.ToFrozenDictionary());
        Payload.Is<IImmutableDictionary<byte, byte>>(Pairs, Dictionary.ToImmutableDictionary());
    }

    [Fact]
    public void QueueLike_IsHeadFirst_OfNewerTypes()
    {
        Payload.Is(Sorted, ImmutableQueue.Create<byte>(1, 2, 3));
        Payload.Is<IImmutableQueue<byte>>(Sorted, ImmutableQueue.Create<byte>(1, 2, 3));
    }

    [Fact]
    public void StackLike_IsTopFirst_OfNewerTypes()
    {
        Payload.Is(Sorted, ImmutableStack.Create<byte>(3, 2, 1));
        Payload.Is<IImmutableStack<byte>>(Sorted, ImmutableStack.Create<byte>(3, 2, 1));
    }

    [Fact]
    public void ListLike_IsItsElements_OfNewerTypes()
    {
        Payload.Is(Sorted, ImmutableList.Create<byte>(1, 2, 3));
        Payload.Is<IImmutableList<byte>>(Sorted, ImmutableList.Create<byte>(1, 2, 3));
    }

    [Fact]
    public void SetLike_IsItsElements_OfNewerTypes()
    {
        Payload.Is(Sorted, ImmutableHashSet.Create<byte>(1, 2, 3));
        Payload.Is(Sorted, new byte[] { 1, 2, 3 }.ToFrozenSet());
        Payload.Is<IReadOnlySet<byte>>(Sorted, new HashSet<byte> { 1, 2, 3 });
        Payload.Is<IImmutableSet<byte>>(Sorted, ImmutableHashSet.Create<byte>(1, 2, 3));
    }

    [Fact]
    public void PriorityQueue_IsItsHeap() =>
        Payload.Is("04 07 01 08 03 09 02", new PriorityQueue<byte, byte>([(8, 3), (7, 1), (9, 2)]));
}
