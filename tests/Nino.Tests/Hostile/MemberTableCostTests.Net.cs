using System;
using System.Collections.Generic;
using System.Linq;
using Nino.Core;
using Nino.Core.Memory;
using Nino.Tests.Kit;
using Nino.Tests.Types;
using Xunit;

namespace Nino.Tests.Hostile;

/// <summary>Tables that name many members (format.md §14): what they cost.</summary>
public sealed class MemberTableCostTests
{
    /// <summary>An integer of a byte whose number is the next one.</summary>
    private static readonly byte[] Next = [0x10];

    /// <summary>The same with a number that is told: the table is longer than the count of its members.</summary>
    private static readonly byte[] Apart = [0x90, 0];

    /// <summary>However few bytes of a table come at a time, no member is read again when more have come.</summary>
    [Fact]
    public void Table_ByteByByte_CostsInLineWithTheSize()
    {
        Allocated(10);
        long few = Allocated(1000);
        Assert.InRange(Allocated(4000), few, 6 * few);

        static long Allocated(int members)
        {
            using DripStream stream = new(Table(members, Apart), 1);
            long before = GC.GetAllocatedBytesForCurrentThread();
            Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize<TolerantNow>(stream));
            return GC.GetAllocatedBytesForCurrentThread() - before;
        }
    }

    /// <summary>A member takes a byte of the payload, and a hundred in memory.</summary>
    [Fact]
    public void Table_OfMoreMembersThanTheBudgetAllows_IsRefused()
    {
        byte[] bytes = [.. Table(2_000_000, Next), 1];
        long before = GC.GetAllocatedBytesForCurrentThread();
        NinoException error = Read.Rejected<TolerantNow>(bytes);
        Assert.Contains(nameof(NinoOptions.MaxAllocatedBytes), error.Message, StringComparison.Ordinal);
        Assert.InRange(GC.GetAllocatedBytesForCurrentThread() - before, 0, 64 << 20);
        Assert.Contains("wire type", Read.Rejected<TolerantNow>([0xFB, 1, 5, 2, 0, 0]).Message, StringComparison.Ordinal);
    }

    /// <summary>Tables without members, each for an object of its own, and members that are kept: a few bytes in the payload, hundreds in memory.</summary>
    [Fact]
    public void Tables_OfNothing_ArePaidFor()
    {
        AssertPaidFor<TolerantNow[]>([.. Count(500_000), .. Enumerable.Repeat<byte[]>([0xFB, 0, 1], 500_000).SelectMany(one => one)]);
        AssertPaidFor<KeeperOfAll[]>([.. Count(500_000), 0xFB, 1, 0x10, 2, 7, .. Enumerable.Repeat<byte[]>([0xC0, 7], 499_999).SelectMany(one => one)]);
    }

    /// <summary>Writing an object copies those in it that keep members with each of them: their bytes are paid for at each level.</summary>
    [Fact]
    public void Kept_InOneAnother_ArePaidForAtEachLevel()
    {
        NinoOptions options = new() { MaxAllocatedBytes = 4 << 20 };
        NinoSerializer.Serialize(NinoDeserializer.Deserialize<LinkKeeper>(Links(4), options));
        Assert.Contains(nameof(NinoOptions.MaxAllocatedBytes), Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize<LinkKeeper>(Links(400), options)).Message, StringComparison.Ordinal);

        static byte[] Links(int count)
        {
            LinkOfLater link = new() { Points = [.. new FullPoint[10_000]] };
            for (int i = 1; i < count; i++)
            {
                link = new LinkOfLater { Next = link };
            }

            return NinoSerializer.Serialize(link);
        }
    }

    /// <summary>Where another type stands for those that nobody knows, an input may name many: assemblies are not looked at for each.</summary>
    [Fact]
    public void UnknownIds_OfWhichEachIsAnother_CostInLineWithTheSize()
    {
        long few = Allocations.Of(() => Read(Ids(100)));
        long many = Allocations.Of(() => Read(Ids(1100)));
        Assert.InRange((many - few) / 1000, 0, 1000);

        static byte[] Ids(int count) => [.. Count(count), .. Enumerable.Range(0, count).SelectMany(i => (byte[])[0xF8, .. BitConverter.GetBytes(0x1000_0000 + i), 0xFB, 0, 1])];

        static void Read(byte[] bytes) => Assert.NotNull(NinoDeserializer.Deserialize<INullPart?[]>(bytes));
    }

    private static void AssertPaidFor<T>(byte[] bytes)
    {
        NinoOptions options = new() { MaxAllocatedBytes = 8 << 20 };
        long before = GC.GetAllocatedBytesForCurrentThread();
        Assert.Contains(nameof(NinoOptions.MaxAllocatedBytes), Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize<T>(bytes, options)).Message, StringComparison.Ordinal);
        Assert.InRange(GC.GetAllocatedBytesForCurrentThread() - before, 0, 64 << 20);
    }

    private static List<byte> Count(int count)
    {
        List<byte> bytes = [];
        Varint.Append(bytes, (uint)count + 1);
        return bytes;
    }

    private static byte[] Table(int members, byte[] member)
    {
        List<byte> count = [];
        Varint.Append(count, (uint)members);
        return [0xFB, .. count, .. Enumerable.Repeat(member, members).SelectMany(one => one)];
    }
}
