using System;
using System.Collections;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Linq;
using Nino.Core;
using Nino.Tests.Kit;
using Nino.Tests.Types;
using Xunit;

namespace Nino.Tests.Hostile;

/// <summary>
/// Keys whose equality goes through other objects: bytes with references make cycles of these, or reach them on many ways.
/// A stack that overflows ends the test run. The bytes are those of lists, which hash nothing.
/// </summary>
public sealed partial class CyclicKeyTests
{
    private const int ProductOfHash = -1521134295;

    [Fact]
    public void Key_ThatRefersToItself_IsRefused()
    {
        foreach (Knot knot in Knots())
        {
            RefuseEachTable(knot);
        }
    }

    [Fact]
    public void Key_ThatWasReadBefore_IsRefused()
    {
        foreach (Knot knot in Knots())
        {
            byte[] bytes = NinoSerializer.Serialize(new BeforeKeys<Knot, List<Knot>> { Before = knot, Keys = [knot] });
            Refuse<BeforeKeys<Knot, HashSet<Knot>>>(bytes);
            Refuse<BeforeKeys<Knot, KnotSet>>(bytes);
        }
    }

    [Fact]
    public void Key_WithinAStructOrTuple_IsRefused()
    {
        Knot knot = Close(new Knot(1));
        Refuse<HashSet<(int, Knot)>>(NinoSerializer.Serialize(new List<(int, Knot)> { (1, knot) }));
        Refuse<HashSet<Tuple<int, Knot>>>(NinoSerializer.Serialize(new List<Tuple<int, Knot>> { new(1, knot) }));
        Refuse<HashSet<KnotBox>>(NinoSerializer.Serialize(new List<KnotBox> { new() { Id = 1, Knot = knot } }));
        Refuse<HashSet<KnotBox?>>(NinoSerializer.Serialize(new List<KnotBox?> { new KnotBox { Id = 1, Knot = knot } }));
        Refuse<HashSet<KeyValuePair<int, Knot>>>(NinoSerializer.Serialize(new List<KeyValuePair<int, Knot>> { new(1, knot) }));
        Refuse<HashSet<SharingKey>>(NinoSerializer.Serialize(new List<SharingKey> { new(knot, 1, 2) }));
        Refuse<HashSet<Knot>>(NinoSerializer.Serialize(new List<Knot> { new DerivedKnot(1, ((object)knot, 2)) }));
        Refuse<HashSet<object>>(NinoSerializer.Serialize(new List<object> { knot }));
    }

    /// <summary>The objects of a block are its own, and so is what is referred to in it.</summary>
    [Fact]
    public void Key_WithACycleInABlock_IsRefused() =>
        Refuse<HashSet<TolerantKey>>(NinoSerializer.Serialize(new List<TolerantKey> { new() { Knot = Close(new Knot(1)) } }));

    /// <summary>Its hash is the user's, and the compiler's equality is asked about two of one hash.</summary>
    [Fact]
    public void Key_WithAHashOfItsOwn_IsRefusedAsItsEqualityGoesRound()
    {
        List<NumberedKnot> knots = [];
        for (int i = 0; i < 2; i++)
        {
            NumberedKnot knot = new(1);
            typeof(NumberedKnot).GetProperty(nameof(NumberedKnot.Next))!.SetValue(knot, knot);
            knots.Add(knot);
        }

        Refuse<HashSet<NumberedKnot>>(NinoSerializer.Serialize(knots));
    }

    /// <summary>No object nests in another; each refers to the one before.</summary>
    [Fact]
    public void Chain_OfManyObjects_IsRefused() => RefuseChain(600, NinoOptions.Default.MaxDepth, SmallStack.Usual);

    private static void RefuseChain(int length, int maxDepth, int stackSize)
    {
        List<Knot> chain = [new(0)];
        for (int i = 1; i < length; i++)
        {
            chain.Add(new(i, chain[^1]));
        }

        byte[] bytes = NinoSerializer.Serialize(new BeforeKeys<List<Knot>, List<Knot>> { Before = chain, Keys = [chain[^1]] });
        NinoOptions options = NinoOptions.Default with { MaxDepth = maxDepth };
        SmallStack.Run(() => Assert.Contains("nest deeper", Read.Rejected<BeforeKeys<List<Knot>, HashSet<Knot>>>(bytes, options).Message, StringComparison.Ordinal), stackSize);
    }

    [Fact]
    public void Object_ThatIsReachedOnAnAstronomicalNumberOfWays_IsRefused()
    {
        Knot top = new(0);
        for (int i = 1; i < 100; i++)
        {
            top = new(i, top, top);
        }

        Assert.Contains("over and over", Refuse<HashSet<Knot>>(NinoSerializer.Serialize(new List<Knot> { top })).Message, StringComparison.Ordinal);
    }

    [Fact]
    public void LongText_ThatManyKeysShare_IsRefused()
    {
        Knot shared = new(0, Name: new string('x', 30_000));
        List<SharingKey> keys = [.. Enumerable.Range(0, 3000).Select(i => new SharingKey(shared, i, i))];
        Refuse<HashSet<SharingKey>>(NinoSerializer.Serialize(keys));
    }

    /// <summary>Two that are equal by a long chain are told apart behind it, for each pair of keys of one hash.</summary>
    [Fact]
    public void KeysOfOneHash_ThatShareLongChains_AreRefused()
    {
        Knot[] chains = [.. Enumerable.Range(0, 2).Select(_ => Enumerable.Range(0, 300).Aggregate((Knot?)null, (next, i) => new(i, next))!)];
        List<SharingKey> keys = [.. Enumerable.Range(0, 200).Select(i => new SharingKey(chains[i % 2], i, unchecked(-i * ProductOfHash)))];
        Assert.Contains("collide too often", Refuse<HashSet<SharingKey>>(NinoSerializer.Serialize(keys)).Message, StringComparison.Ordinal);
    }

    [Fact]
    public void SharedObjects_WithoutACycle_AreRead()
    {
        Knot last = new(0, Name: "last");
        Knot[] knots = [.. Enumerable.Range(1, 2000).Select(i => new Knot(i, last, new Knot(-i)))];
        HashSet<Knot> set = [.. knots];
        Assert.True(set.SetEquals(NinoDeserializer.Deserialize<HashSet<Knot>>(NinoSerializer.Serialize(set))!));
        Dictionary<Knot, Knot> table = knots.ToDictionary(knot => knot);
        Dictionary<Knot, Knot> read = NinoDeserializer.Deserialize<Dictionary<Knot, Knot>>(NinoSerializer.Serialize(table))!;
        Assert.All(knots, knot => Assert.Equal(knot, read[knot]));
    }

    [Fact]
    public void Cycles_ThatEqualityDoesNotFollow_AreRead()
    {
        Buddy buddy = new("a", [], new Buddy[1]);
        buddy.Friends.Add(buddy);
        buddy.Array![0] = buddy;
        Buddy copy = Assert.Single(NinoDeserializer.Deserialize<HashSet<Buddy>>(NinoSerializer.Serialize(new HashSet<Buddy> { buddy }))!);
        Assert.Same(copy, Assert.Single(copy.Friends));

        Partner one = new() { Id = 1 };
        Partner other = new() { Id = 2, Other = one };
        one.Other = other;
        HashSet<Partner> couple = NinoDeserializer.Deserialize<HashSet<Partner>>(NinoSerializer.Serialize(new HashSet<Partner> { one, other }))!;
        Assert.Equal(2, couple.Count);
    }

    /// <summary>A record that holds itself, two that hold each other, and one that others lead to.</summary>
    private static IEnumerable<Knot> Knots()
    {
        yield return Close(new Knot(1));
        Knot inner = new(2);
        yield return Close(inner, new Knot(1, inner));
        yield return new Knot(1, new Knot(2, null, Close(new Knot(3))));
        yield return new DerivedKnot(1, Close(new Knot(3)));
    }

    private static Knot Close(Knot knot, Knot? next = null)
    {
        typeof(Knot).GetProperty(nameof(Knot.Next))!.SetValue(knot, next ?? knot);
        return knot;
    }

    private static void RefuseEachTable(Knot knot)
    {
        byte[] keys = NinoSerializer.Serialize(new List<Knot> { knot });
        Refuse<HashSet<Knot>>(keys);
        Refuse<ISet<Knot>>(keys);
        Refuse<KnotSet>(keys);
        Refuse<BeforeKeys<string, HashSet<Knot>>[]>(NinoSerializer.Serialize(new BeforeKeys<string, List<Knot>>[] { new(), new() { Keys = [knot] } }));
        byte[] pairs = NinoSerializer.Serialize(new List<(Knot, int)> { (knot, 1) });
        Refuse<Dictionary<Knot, int>>(pairs);
        Refuse<IDictionary<Knot, int>>(pairs);
        Refuse<ConcurrentDictionary<Knot, int>>(pairs);
        Refuse<KnotTable>(pairs);
        Refuse<Hashtable>(NinoSerializer.Serialize(new List<(object, object)> { (knot, 1) }));
        Refuse<ILookup<Knot, int>>(NinoSerializer.Serialize(new List<(int[], Knot)> { ([1], knot) }));
        Refuse<KeyedKnots>(NinoSerializer.Serialize(new List<KnotBox> { new() { Knot = knot } }));
        RefuseEachOfNet(keys, pairs);
    }

    static partial void RefuseEachOfNet(byte[] keys, byte[] pairs);

    private static NinoException Refuse<T>(byte[] bytes)
    {
        T? existing = default;
        NinoException error = Assert.Throws<NinoException>(() => NinoDeserializer.DeserializeRef(ref existing, bytes));
        Assert.True(new[] { "nest deeper", "over and over", "collide too often" }.Any(problem => error.Message.Contains(problem, StringComparison.Ordinal)), error.ToString());
        return Read.Rejected<T>(bytes);
    }
}
