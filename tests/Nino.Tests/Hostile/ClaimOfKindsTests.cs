using System;
using System.Buffers;
using System.Collections;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Linq;
using System.Numerics;
using System.Text;
using Nino.Core;
using Nino.Tests.Kit;
using Nino.Tests.Types;
using Xunit;

namespace Nino.Tests.Hostile;

/// <summary>A few bytes that claim many elements: refused before anything of that size is allocated.</summary>
public sealed partial class ClaimOfKindsTests
{
    private const int Most = 64 * 1024;

    private static readonly byte[] Claim = Hex.Bytes("81 80 80 80 04 00 00 00 00 00 00 00 00 00 00 00 00");

    [Fact]
    public void Sequence_OfABillion_AllocatesLittle()
    {
        AssertRefused<SortedSet<long>>(Claim);
        AssertRefused<ConcurrentBag<long>>(Claim);
        AssertRefused<ConcurrentStack<long>>(Claim);
        AssertRefused<ConcurrentQueue<long>>(Claim);
        AssertRefused<Memory<long>>(Claim);
        AssertRefused<ReadOnlySequence<long>>(Claim);
        AssertRefused<IEnumerable<int>>(Claim);
        AssertRefused<Team>(Claim);
        AssertRefused<Tags>(Claim);
        AssertRefused<ArrayList>(Claim);
        AssertRefused<Ring>(Claim);
        AssertRefused<StructList>(Claim);
        AssertRefused<BlockingCollection<int>>(Claim);
        AssertRefused<ValueTuple[]>(Claim);
    }

    [Fact]
    public void Map_OfABillion_AllocatesLittle()
    {
        AssertRefused<Hashtable>(Claim);
        AssertRefused<SortedDictionary<long, long>>(Claim);
        AssertRefused<SortedList<long, long>>(Claim);
        AssertRefused<ConcurrentDictionary<long, long>>(Claim);
        AssertRefused<ILookup<long, long>>(Claim);
        AssertRefused<Inventory>(Claim);
    }

    [Fact]
    public void MultiArray_OfABillion_AllocatesLittle()
    {
        AssertRefused<long[,]>(Hex.Bytes("81 80 80 80 04 80 80 02 80 80 02 00 00"));
        AssertRefused<string[,]>(Hex.Bytes("81 80 80 80 04 80 80 02 80 80 02 00 00"));
    }

    [Fact]
    public void Value_OfABillionBytes_AllocatesLittle()
    {
        AssertRefused<BigInteger>(Hex.Bytes("80 80 80 40 00 00"));
        AssertRefused<BigInteger>(Hex.Bytes("FF FF FF FF 0F 00"));
        AssertRefused<BitArray>(Claim);
        AssertRefused<StringBuilder>(Hex.Bytes("81 80 80 80 04 00"));
        AssertRefused<Uri>(Hex.Bytes("81 80 80 80 04 00"));
    }

    private static void AssertRefused<T>(byte[] bytes)
    {
        Read.Rejected<T>(bytes);
        long before = GC.GetAllocatedBytesForCurrentThread();
        Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize<T>(bytes));
        Assert.InRange(GC.GetAllocatedBytesForCurrentThread() - before, 0, Most);
    }
}
