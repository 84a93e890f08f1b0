using System;
using System.Collections.Generic;
using System.Linq;
using Nino.Core;
using Nino.Tests.Kit;
using Xunit;

namespace Nino.Tests.Hostile;

/// <summary>Keys that were chosen to share a bucket. Comparisons are counted by the comparer of the table that is read into.</summary>
public sealed class CollisionTests
{
    private const int Count = 5_000;

    /// <summary>The tables of .NET ask no comparer for null.</summary>
    [Fact]
    public void NullElement_IsNotAskedOfAComparer()
    {
        HashSet<string?> set = [null, .. Enumerable.Range(0, 2000).Select(i => $"{i}")];
        HashSet<string?>? target = new(new OfText());
        NinoDeserializer.DeserializeRef(ref target, NinoSerializer.Serialize(set));
        Assert.Equal(2001, target!.Count);
        Assert.Contains(null, target);
    }

    [Fact]
    public void Deserialize_KeysOfOneHash_ThrowsBeforeItIsQuadratic()
    {
        byte[] payload = NinoSerializer.Serialize(OfOneHash().ToDictionary(key => key, _ => 1));
        CountingComparer<Guid> comparer = new();
        Dictionary<Guid, int>? target = new(comparer);
        Assert.Throws<NinoException>(() => NinoDeserializer.DeserializeRef(ref target, payload));
        Assert.InRange(comparer.Comparisons, 1, Count);
        Read.RejectedAt<Dictionary<Guid, int>>(payload, 0, "", typeof(Dictionary<Guid, int>));
    }

    [Fact]
    public void Deserialize_ElementsOfOneHash_ThrowsBeforeItIsQuadratic()
    {
        byte[] payload = NinoSerializer.Serialize(OfOneHash().ToHashSet());
        CountingComparer<Guid> comparer = new();
        HashSet<Guid>? target = new(comparer);
        Assert.Throws<NinoException>(() => NinoDeserializer.DeserializeRef(ref target, payload));
        Assert.InRange(comparer.Comparisons, 1, Count);
        Read.RejectedAt<HashSet<Guid>>(payload, 0, "", typeof(HashSet<Guid>));
    }

    [Fact]
    public void Deserialize_KeysOfOneBucket_Throws()
    {
        Read.RejectedAt<HashSet<int>>(NinoSerializer.Serialize(OfOneBucket().ToHashSet()), 0, "", typeof(HashSet<int>));
        Read.RejectedAt<Dictionary<int, int>>(NinoSerializer.Serialize(OfOneBucket().ToDictionary(key => key, key => key)), 0, "", typeof(Dictionary<int, int>));
        Read.RejectedAt<Dictionary<int, string?>>(NinoSerializer.Serialize(OfOneBucket().ToDictionary(key => key, _ => "x" as string)), 0, "", typeof(Dictionary<int, string>));
    }

    [Fact]
    public void Deserialize_HonestKeys_AreRead()
    {
        Random random = new(7);
        Dictionary<int, int> sequential = Enumerable.Range(0, 100_000).ToDictionary(i => i, i => i);
        HashSet<long> multiples = Enumerable.Range(0, 100_000).Select(i => i * 1024L).ToHashSet();
        Dictionary<Guid, int> guids = Enumerable.Range(0, 20_000).ToDictionary(_ => NextGuid(random), i => i);
        HashSet<string> texts = Enumerable.Range(0, 20_000).Select(i => $"key{i}").ToHashSet();
        Payload.ComesBack(sequential);
        Payload.ComesBack(multiples);
        Payload.ComesBack(guids);
        Payload.ComesBack(texts);
    }

    [Fact]
    public void MaxCollisions_OfOptions_LiftsTheLimit()
    {
        int[] keys = OfOneBucket().Take(2000).ToArray();
        NinoOptions trusting = new() { MaxCollisions = int.MaxValue };
        Assert.Equal(keys.Length, NinoDeserializer.Deserialize<HashSet<int>>(NinoSerializer.Serialize(keys), trusting)!.Count);
        Assert.Throws<ArgumentOutOfRangeException>(() => new NinoOptions { MaxCollisions = 7 });
    }

    /// <summary>Multiples of the number of buckets that a table of as many keys has.</summary>
    private static IEnumerable<int> OfOneBucket()
    {
        int buckets = new HashSet<int>().EnsureCapacity(Count);
        return Enumerable.Range(0, Count).Select(i => i * buckets);
    }

    /// <summary>The hash of a Guid is the exclusive or of its four ints: here all are zero.</summary>
    private static List<Guid> OfOneHash()
    {
        List<Guid> keys = Enumerable.Range(0, Count).Select(i => new Guid(i, 0, 0, BitConverter.GetBytes((long)i))).ToList();
        Assert.Single(keys.Select(key => key.GetHashCode()).Distinct());
        return keys;
    }

    private static Guid NextGuid(Random random)
    {
        byte[] bytes = new byte[16];
        random.NextBytes(bytes);
        return new Guid(bytes);
    }

    private sealed class OfText : IEqualityComparer<string?>
    {
        public bool Equals(string? x, string? y) => x == y;

        public int GetHashCode(string? text) => text!.GetHashCode();
    }
}
