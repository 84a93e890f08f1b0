using System;
using System.Collections;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Collections.ObjectModel;
using System.Linq;
using Nino.Core;
using Nino.Tests.Kit;
using Nino.Tests.Types;
using Xunit;

namespace Nino.Tests.Hostile;

/// <summary>Repeated elements, repeated keys and null keys.</summary>
public sealed partial class RepeatedInKindsTests
{
    private const string Set = "04 01 02 01";
    private const string Map = "04 01 05 02 06 01 07";
    private const string NullKey = "02 00 00";

    /// <summary>Read as a list, and given to a set.</summary>
    [Fact]
    public void FilledSet_WithARepeatedElement_IsRefused() =>
        Assert.Contains("repeated", Read.Rejected<FilledTables>(NinoSerializer.Serialize(new FilledTablesInOrder { Ids = [1, 2, 1] })).Message, StringComparison.Ordinal);

    [Fact]
    public void Set_WithARepeatedElement_IsRefused()
    {
        Repeated<SortedSet<byte>>(Set);
        Repeated<ISet<byte>>(Set);
        Repeated<Tags>("03 05 61 05 61");
    }

    [Fact]
    public void Map_WithARepeatedKey_IsRefused()
    {
        Repeated<SortedDictionary<byte, byte>>(Map);
        Repeated<SortedList<byte, byte>>(Map);
        Repeated<ReadOnlyDictionary<byte, byte>>(Map);
        Repeated<ConcurrentDictionary<byte, byte>>(Map);
        Repeated<IDictionary<byte, byte>>(Map);
        Repeated<Inventory>("03 05 61 01 00 00 00 05 61 01 00 00 00");
        Repeated<ILookup<int, string>>("03 01 01 00 00 00 01 01 00 00 00");
        Repeated<Hashtable>(Hex.Text(RepeatedKey()));
        Repeated<IDictionary>(Hex.Text(RepeatedKey()));
        Repeated<PrefilledList>("03 01 00 00 00 01 01 00 00 00 01");
    }

    [Fact]
    public void Map_WithANullKey_IsRefused()
    {
        Refused<SortedDictionary<string, string>>(NullKey);
        Refused<ConcurrentDictionary<string, string>>(NullKey);
        Refused<SortedList<string, int>>("02 00 00 00 00 00");
        Refused<Inventory>("02 00 00 00 00 00");
        Refused<Hashtable>(NullKey);
    }

    [Fact]
    public void Element_ThatACollectionOfTheUserDoesNotTake_IsRefused() => Refused<Roster>("03 05 61 05 62");

    [Fact]
    public void Lookup_WithANullGroup_IsRefused() => Refused<ILookup<int, string>>("02 00 00 00 00 00");

    [Fact]
    public void Map_WhoseKeysOnlyTheExistingComparerTellsEqual_IsRefused()
    {
        byte[] bytes = NinoSerializer.Serialize(new SortedDictionary<string, string> { ["a"] = "1", ["A"] = "2" });
        SortedDictionary<string, string>? existing = new(System.StringComparer.OrdinalIgnoreCase);
        Assert.Throws<NinoException>(() => NinoDeserializer.DeserializeRef(ref existing, bytes));
    }

    [Fact]
    public void Map_WhoseComparerThrows_TellsWhatWasThrown()
    {
        byte[] bytes = NinoSerializer.Serialize(new SortedDictionary<string, string> { ["a"] = "1", ["b"] = "2" });
        SortedDictionary<string, string>? existing = new(Comparer<string>.Create((_, _) => throw new System.ArgumentException("no order")));
        NinoException error = Assert.Throws<NinoException>(() => NinoDeserializer.DeserializeRef(ref existing, bytes));
        Assert.Equal("no order", Assert.IsType<System.ArgumentException>(error.InnerException).Message);
    }

    [Fact]
    public void Keys_ThatCollide_AreRefusedByEveryHashTable()
    {
        SortedDictionary<long, long> colliding = Colliding();
        byte[] map = NinoSerializer.Serialize(colliding);
        Read.Rejected<Hashtable>(NinoSerializer.Serialize<IDictionary>(colliding));
        Read.Rejected<ConcurrentDictionary<long, long>>(map);
        byte[] set = NinoSerializer.Serialize(new SortedSet<long>(colliding.Keys));
        byte[] lookup = NinoSerializer.Serialize(colliding.Keys.ToLookup(key => key));
        Read.Rejected<ILookup<long, long>>(lookup);
        Assert.Equal(5000, NinoDeserializer.Deserialize<SortedList<long, long>>(map)!.Count);
    }

    [Fact]
    public void SortedList_OutOfOrder_IsSortedBeforeItIsFilled()
    {
        byte[] bytes = Hex.Bytes("04 02 01 03 02 01 03");
        Assert.Equal([1, 2, 3], NinoDeserializer.Deserialize<SortedList<byte, byte>>(bytes)!.Keys);
        Assert.Equal([3, 1, 2], NinoDeserializer.Deserialize<SortedList<byte, byte>>(bytes)!.Values);
    }

    private static SortedDictionary<long, long> Colliding()
    {
        SortedDictionary<long, long> colliding = [];
        for (long i = 0; i < 5000; i++)
        {
            // The hash of a long is its halves combined by exclusive or.
            colliding.Add((i << 32) | i, 0);
        }

        return colliding;
    }

    /// <summary>A table whose second key, which differs by its last byte, is made the first.</summary>
    private static byte[] RepeatedKey()
    {
        byte[] bytes = NinoSerializer.Serialize(new Hashtable { [true] = null, [false] = null });
        bytes[^2] = bytes[^5];
        return bytes;
    }

    /// <summary>The reader sees it, and not only what the collection throws.</summary>
    private static void Repeated<T>(string hex)
    {
        NinoException error = Read.Rejected<T>(Hex.Bytes(hex));
        Assert.Contains("repeated", error.Message, System.StringComparison.Ordinal);
        Assert.True(error.InnerException is null or NinoException, error.ToString());
    }

    private static void Refused<T>(string hex) => Assert.NotNull(Read.Rejected<T>(Hex.Bytes(hex)).Path);
}
