using System;
using System.Collections;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Linq;
using Nino.Core;
using Nino.Core.Formatters;
using Nino.Tests.Kit;
using Nino.Tests.Types;
using Xunit;

namespace Nino.Tests.Hostile;

/// <summary>Keys of one hash, of every type whose hash can be chosen and in every collection that has keys.</summary>
public sealed partial class CollidingKindsTests
{
    [Fact]
    public void Set_OfEachKey_IsRefused()
    {
        Refuse<HashSet<long>, long>(Long);
        Refuse<HashSet<ulong>, ulong>(i => (ulong)Long(i));
        Refuse<HashSet<double>, double>(i => BitConverter.Int64BitsToDouble(Long(i)));
        Refuse<HashSet<decimal>, decimal>(i => new decimal(i, i, 0, false, 0));
        Refuse<HashSet<DateTime>, DateTime>(i => new DateTime(Long(i)));
        Refuse<HashSet<TimeSpan>, TimeSpan>(i => new TimeSpan(Long(i)));
        Refuse<HashSet<DateTimeOffset>, DateTimeOffset>(i => new DateTimeOffset(Long(i), TimeSpan.Zero));
        Refuse<HashSet<Guid>, Guid>(i => new Guid(i, 0, 0, BitConverter.GetBytes((long)i)), inMany: false); // Each takes enough bytes.
        Refuse<HashSet<Version>, Version>(i => new Version(16 * i, 0));
        Refuse<HashSet<long?>, long?>(i => Long(i));
        Refuse<HashSet<(long, long)>, (long, long)>(i => (Long(i), Long(i)));
    }

    [Fact]
    public void EachTable_OfKeysOfOneHash_IsRefused()
    {
        Refuse<Dictionary<long, byte>, KeyValuePair<long, byte>>(Pair);
        Refuse<Dictionary<long, string?>, KeyValuePair<long, string?>>(i => new(Long(i), null));
        Refuse<IDictionary<long, byte>, KeyValuePair<long, byte>>(Pair);
        Refuse<ISet<long>, long>(Long);
        Refuse<ConcurrentDictionary<long, byte>, KeyValuePair<long, byte>>(Pair);
        Refuse<Hashtable, KeyValuePair<object, object?>>(i => new(Long(i), null));
        Refuse<NumberSet, long>(Long);
        Refuse<NumberTable, KeyValuePair<long, byte>>(Pair);
        Refuse<ConcurrentNumberTable, KeyValuePair<long, byte>>(Pair);
        Refuse<Register, Stocked>(i => new() { Number = Long(i) });
        Refuse<ILookup<long, byte>, KeyValuePair<byte[], long>>(i => new([], Long(i)));
    }

    /// <summary>Strings, too: only .NET hashes them otherwise in each process.</summary>
    [Fact]
    public void EachTable_WithAComparerOfTheUser_IsRefused()
    {
        Refuse<SumTable, KeyValuePair<string, byte>>(i => new(OfOneSum(i), 1));
        Refuse<SumSet, string>(OfOneSum);
        Refuse<LowTable, KeyValuePair<long, byte>>(i => new((long)i << 32, 1));
        Refuse<LowRegister, Stocked>(i => new() { Number = (long)i << 32 });
    }

    [Fact]
    public void Member_WithAComparerOfTheUser_IsRefused()
    {
        Dictionary<string, byte> table = Enumerable.Range(1, 1500).ToDictionary(OfOneSum, _ => (byte)1);
        AssertColliding(new SumTables { Table = table });
        SumTables sets = new();
        sets.Set.UnionWith(table.Keys);
        AssertColliding(sets);
        SumTables untyped = new();
        foreach (string key in table.Keys)
        {
            untyped.Untyped.Add(key, null);
        }

        AssertColliding(untyped);
    }

    /// <summary>Multiples of the sizes that a growing table goes through.</summary>
    [Theory]
    [InlineData(1931)]
    [InlineData(4049)]
    public void GrowingTable_OfKeysOfOneBucket_IsRefused(int size)
    {
        Refuse<ConcurrentNumberTable, KeyValuePair<long, byte>>(i => new(i * (long)size, 1), size - 1, inMany: false);
        Refuse<Register, Stocked>(i => new() { Number = i * (long)size }, size - 1, inMany: false);
        Refuse<Register[], Stocked[]>(i => Enumerable.Range(1, 300).Select(k => new Stocked { Number = k * 431L }).ToArray(), 64, inMany: false);
    }

    [Fact]
    public void Compact_SetsOfKeysOfOneHash_AreRefused() => Assert.Contains(
        "collide",
        Read.Rejected<CompactSets>(NinoSerializer.Serialize(new CompactSets { Sets = [.. Enumerable.Repeat(Enumerable.Range(1, 400).Select(Long).ToHashSet(), 100)] })).Message,
        StringComparison.Ordinal);

    /// <summary>What a custom formatter reads in parts has no more comparisons than the message.</summary>
    [Fact]
    public void Slices_OfSmallSets_AreRefused()
    {
        byte[] set = NinoSerializer.Serialize(Enumerable.Range(1, 200).Select(Long).ToArray());
        byte[] bytes = [.. Enumerable.Repeat(set, 200).SelectMany(part => part)];
        Assert.Throws<NinoException>(() =>
        {
            Reader reader = new(bytes);
            for (int i = 0; i < 200; i++)
            {
                Reader part = reader.Slice(set.Length);
                NinoDeserializer.Deserialize(out HashSet<long>? _, ref part);
            }
        });
    }

    /// <summary>The limit grows with the length, so that keys which meet a few others are read in any number.</summary>
    [Fact]
    public void HonestKeys_InManyTables_AreRead()
    {
        DateTime start = new(2026, 1, 1);
        Payload.ComesBack(Enumerable.Range(0, 300).Select(table => Enumerable.Range(0, 300).ToDictionary(i => start.AddDays(i + table), i => (byte)i)).ToArray());
        Payload.ComesBack(Enumerable.Range(0, 300).Select(table => Enumerable.Range(0, 300).Select(i => new Version(1, table, i)).ToHashSet()).ToArray());
        Payload.ComesBack(Enumerable.Range(0, 100).Select(table => Enumerable.Range(0, 1000).Select(i => i * 0.5).ToHashSet()).ToArray());
        Payload.ComesBack(Enumerable.Range(0, 100).Select(table => Enumerable.Range(0, 1000).Select(i => i * 1024m).ToHashSet()).ToArray());
        Payload.ComesBack(Enumerable.Range(0, 2000).Select(table => Enumerable.Range(0, 20).ToDictionary(i => (i, table), i => "x")).ToArray());
        Payload.ComesBack(Enumerable.Range(0, 250).Select(i => new TextAndNumber { Text = "a", Number = i }).ToHashSet());
        Payload.ComesBack(Enumerable.Range(0, 5000).Select(i => ($"key {i}", i, Guid.NewGuid(), Guid.NewGuid())).ToHashSet());
        Payload.ComesBack(Enumerable.Range(0, 500).Select(table => Enumerable.Range(0, 10).Select(i => (Guid.NewGuid(), i, table)).ToHashSet()).ToArray());
        Random random = new(1);
        byte[] compact = NinoSerializer.Serialize(Enumerable.Range(0, 1000).Select(_ => new NinoCompactValue<HashSet<int>>(Enumerable.Range(0, 500).Select(_ => random.Next()).ToHashSet())).ToArray());
        Assert.Equal(1000, NinoDeserializer.Deserialize<NinoCompactValue<HashSet<int>>[]>(compact)!.Length);
    }

    /// <summary>A get-only interface holds a table that is filled with what was read as a list, or as a table with another comparer.</summary>
    [Fact]
    public void FilledTables_OfKeysOfOneHash_AreRefused()
    {
        byte[] ids = NinoSerializer.Serialize(new FilledTablesInOrder { Ids = Enumerable.Range(1, 4000).Select(Long).ToArray() });
        Assert.Contains(nameof(NinoOptions.MaxCollisions), Read.Rejected<FilledTables>(ids).Message, StringComparison.Ordinal);
        NinoException error = Assert.Throws<NinoException>(() => InPlace.Fill(new ConcurrentDictionary<long, byte>(), (IDictionary<long, byte>)Enumerable.Range(1, 4000).ToDictionary(Long, i => (byte)i)));
        Assert.Contains(nameof(NinoOptions.MaxCollisions), error.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void FilledTables_OfHonestKeys_AreRead()
    {
        FilledTablesInOrder written = new()
        {
            Ids = Enumerable.Range(0, 200_000).Select(i => i * 7919L).ToArray(),
            Sorted = [new(2, 1), new(1, 2)],
            Shared = Enumerable.Range(0, 20_000).Select(i => new KeyValuePair<long, byte>(i * 31L, (byte)i)).ToArray(),
        };
        FilledTables read = NinoDeserializer.Deserialize<FilledTables>(NinoSerializer.Serialize(written))!;
        Assert.Equal(written.Ids, read.Ids);
        Assert.Equal([1, 2], read.Sorted.Keys);
        Assert.Equal(written.Shared, read.Shared.OrderBy(pair => pair.Key));
    }

    /// <summary>One collection that its length cannot pay for, and many that are small, are refused because of their keys; without the limit they are read.</summary>
    private static void Refuse<TCollection, TElement>(Func<int, TElement> element, int count = 1500, bool inMany = true)
    {
        byte[] one = NinoSerializer.Serialize(Enumerable.Range(1, count).Select(element).ToArray());
        Assert.Contains(nameof(NinoOptions.MaxCollisions), Read.Rejected<TCollection>(one).Message, StringComparison.Ordinal);
        NinoDeserializer.Deserialize<TCollection>(one, new NinoOptions { MaxCollisions = byte.MaxValue });

        if (inMany)
        {
            TElement[] few = Enumerable.Range(1, 400).Select(element).ToArray();
            byte[] many = NinoSerializer.Serialize(Enumerable.Repeat(few, 100).ToArray());
            Assert.Contains("collide too often", Read.Rejected<TCollection[]>(many).Message, StringComparison.Ordinal);
        }
    }

    private static void AssertColliding(SumTables tables) =>
        Assert.Contains(nameof(NinoOptions.MaxCollisions), Read.Rejected<SumTables>(NinoSerializer.Serialize(tables)).Message, StringComparison.Ordinal);

    private static byte[] HeadOf(int count) => NinoSerializer.Serialize(new byte[count])[..^count];

    /// <summary>Strings of one sum.</summary>
    private static string OfOneSum(int i) => $"{(char)(1000 + i)}{(char)(9000 - i)}";

    private static KeyValuePair<long, byte> Pair(int i) => new(Long(i), 1);

    /// <summary>The hash of a long is the exclusive or of its halves: 0.</summary>
    private static long Long(int i) => ((long)i << 32) | (uint)i;
}
