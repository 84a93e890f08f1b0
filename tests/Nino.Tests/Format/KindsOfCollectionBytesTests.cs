using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Collections.ObjectModel;
using System.Linq;
using Nino.Tests.Kit;
using Nino.Tests.Types;
using Xunit;

namespace Nino.Tests.Format;

/// <summary>The kinds of collections of format.md §6, worked out by hand.</summary>
public sealed partial class KindsOfCollectionBytesTests
{
    private const string Sorted = "04 01 02 03";
    private const string Pairs = "03 01 05 02 06";

    private static readonly Dictionary<byte, byte> Dictionary = new() { [1] = 5, [2] = 6 };

    [Fact]
    public void MultiArray_IsACountLengthsAndElements()
    {
        Payload.Is("00", (int[,]?)null);
        Payload.Is("07 02 03 01 02 03 04 05 06", new byte[,] { { 1, 2, 3 }, { 4, 5, 6 } });
        Payload.Is("05 01 02 02 01 02 03 04", new byte[,,] { { { 1, 2 }, { 3, 4 } } });
        Payload.Is("03 01 01 01 02 01 02", new byte[,,,] { { { { 1, 2 } } } });
        Payload.Is("03 01 01 02 01 01 05 61 00", new string?[,,,,] { { { { { "a" } }, { { null } } } } });
        Payload.Is("01 00 03", new int[0, 3]);
        Payload.Is("01 80 94 EB DC 03 00", new int[1_000_000_000, 0]);
    }

    [Fact]
    public void Memory_IsAnArray()
    {
        Payload.Is("03 01 02", new ArraySegment<byte>([0, 1, 2, 3], 1, 2));
        Payload.Is("00", default(ArraySegment<byte>));
        Payload.Is("03 01 02", new Memory<byte>([0, 1, 2, 3], 1, 2));
        Payload.Is("03 01 02", new ReadOnlyMemory<byte>([0, 1, 2, 3], 1, 2));
        Payload.Is("01", default(Memory<byte>));
        Payload.Reads("00", default(Memory<byte>));
        Payload.Is("05 01 02 03 04", Segments.OfOneByte([1, 2, 3, 4]));
    }

    [Fact]
    public void Sorted_IsInItsOrder()
    {
        Payload.Is(Sorted, new SortedSet<byte> { 2, 3, 1 });
        Payload.Is(Pairs, new SortedDictionary<byte, byte>(Dictionary));
        Payload.Is(Pairs, new SortedList<byte, byte>(Dictionary));
    }

    [Fact]
    public void Dictionary_IsItsPairs()
    {
        Payload.Is(Pairs, new ReadOnlyDictionary<byte, byte>(Dictionary));
        Payload.Is(Pairs, new ConcurrentDictionary<byte, byte>(Dictionary));
        Payload.Is<IDictionary<byte, byte>>(Pairs, Dictionary);
        Payload.Is<IReadOnlyDictionary<byte, byte>>(Pairs, Dictionary);
    }

    [Fact]
    public void QueueLike_IsHeadFirst()
    {
        Payload.Is(Sorted, new ConcurrentQueue<byte>([1, 2, 3]));
    }

    [Fact]
    public void StackLike_IsTopFirst()
    {
        Payload.Is(Sorted, new ConcurrentStack<byte>([3, 2, 1]));
        Payload.Is(Sorted, new ConcurrentBag<byte>([3, 2, 1]));
    }

    [Fact]
    public void ListLike_IsItsElements()
    {
        Payload.Is(Sorted, new Collection<byte> { 1, 2, 3 });
        Payload.Is(Sorted, new ObservableCollection<byte> { 1, 2, 3 });
        Payload.Is(Sorted, new ReadOnlyCollection<byte>([1, 2, 3]));
        Payload.Is(Sorted, new ReadOnlyObservableCollection<byte>([1, 2, 3]));
        Payload.Is("03 05 61 05 62", new Team { "a", "b" });
    }

    [Fact]
    public void SetLike_IsItsElements()
    {
        Payload.Is<ISet<byte>>(Sorted, new HashSet<byte> { 1, 2, 3 });
    }

    [Fact]
    public void Group_IsElementsThenKey()
    {
        Payload.Is("03 05 61 05 62 01 00 00 00", new[] { "a", "b" }.GroupBy(text => text.Length).First());
        Payload.Is("00", (IGrouping<int, string>?)null);
    }

    [Fact]
    public void Lookup_IsItsGroups() => Payload.Is(
        "03 03 05 61 05 62 01 00 00 00 02 09 63 63 02 00 00 00",
        new[] { "a", "b", "cc" }.ToLookup(text => text.Length));

    [Theory]
    [InlineData("07 02 02 01 02 03 04 05 06")]
    [InlineData("03 FF FF FF FF 0F 02 01 02")]
    [InlineData("01 FF FF FF FF 07 00")]
    [InlineData("01 80 80 80 80 04 80 80 80 80 04")]
    [InlineData("FF FF FF FF 0F 01 01")]
    public void MultiArray_OfOtherLengths_IsRefused(string hex) => Assert.Equal(0, Read.Rejected<byte[,]>(Hex.Bytes(hex)).Offset);

    [Fact]
    public void MultiArray_ProductThatAZeroWouldSave_IsRefused() =>
        Assert.Equal(0, Read.Rejected<byte[,,]>(Hex.Bytes("01 80 80 80 80 04 80 80 80 80 04 00")).Offset);
}
