using System.Collections.Generic;
using System.Linq;
using Nino.Core;
using Nino.Tests.Kit;
using Nino.Tests.Types;
using Xunit;

namespace Nino.Tests.Evolution;

/// <summary>Members that a program does not know are kept, and written again.</summary>
public sealed class UnknownMembersTests
{
    private static TTo Convert<TFrom, TTo>(TFrom value) => NinoDeserializer.Deserialize<TTo>(NinoSerializer.Serialize(value))!;

    internal static TicketKeeper Keeper => Convert<Ticket, TicketKeeper>(TolerantVersionTests.Full);

    [Fact]
    public void Members_OfEveryKind_ComeBackByteForByte()
    {
        byte[] written = NinoSerializer.Serialize(TolerantVersionTests.Full);
        TicketKeeper keeper = NinoDeserializer.Deserialize<TicketKeeper>(written)!;

        Assert.Equal(26, keeper.Unknown!.Count);
        Assert.True(keeper.Unknown.Contains(304));
        Assert.False(keeper.Unknown.Contains(17));
        Assert.Equal(written, NinoSerializer.Serialize(keeper));
    }

    [Fact]
    public void Members_OfOneProgram_GoThroughOthers()
    {
        TicketBetween between = Convert<TicketKeeper, TicketBetween>(Keeper);
        between.Text = "between";
        between.Groups![1][0].Text = "in a group";
        Assert.True(between.HasUnknown && between.Next!.HasUnknown);

        Ticket expected = TolerantVersionTests.Full;
        expected.Text = "between";
        expected.Groups![1][0].Text = "in a group";
        expected.Title = "changed";
        TicketKeeper keeper = Convert<TicketBetween, TicketKeeper>(between);
        keeper.Title = "changed";
        Assert.Null(Structure.Difference(expected, Convert<TicketKeeper, Ticket>(keeper)));
    }

    [Fact]
    public void Tables_AreNamedOnceInAMessage()
    {
        byte[] written = NinoSerializer.Serialize(Enumerable.Repeat(TolerantVersionTests.Full, 100).ToArray());
        Assert.Equal(written, NinoSerializer.Serialize(NinoDeserializer.Deserialize<TicketKeeper[]>(written)));
        Assert.Null(Structure.Difference(
            Enumerable.Repeat(TolerantVersionTests.Full, 100).ToArray(),
            Convert<TicketBetween[], Ticket[]>(NinoDeserializer.Deserialize<TicketBetween[]>(written)!)));
    }

    /// <summary>Objects of one type of which some keep members and some do not.</summary>
    [Fact]
    public void Objects_WithAndWithout_StandBesideEachOther()
    {
        object?[] values = [Keeper, new TicketKeeper { Title = "none" }, Keeper, new TicketKeeper { Compact = 5 }];
        Assert.Null(Structure.Difference(values, Convert<object?[], object?[]>(values)));

        TicketKeeper[] keepers = [new TicketKeeper { Title = "none" }, Keeper, new TicketKeeper { Compact = 5 }, Keeper];
        Ticket[] tickets = Convert<TicketKeeper[], Ticket[]>(keepers);
        Assert.Equal(["none", "title", null, "title"], tickets.Select(ticket => ticket.Title));
        Assert.Null(Structure.Difference(TolerantVersionTests.Full, tickets[3]));
    }

    [Fact]
    public void Structs_Keep()
    {
        FullPoint[] points = [new() { X = 1, Name = "a", Tickets = [TolerantVersionTests.Full, null, new Ticket { Id = 2 }] }, new() { Name = "b" }];
        KeeperPoint[] kept = Convert<FullPoint[], KeeperPoint[]>(points);
        Assert.Equal(["a", "b"], kept.Select(point => point.Name));
        Assert.Null(Structure.Difference(points, Convert<KeeperPoint[], FullPoint[]>(kept)));
        Assert.Null(Structure.Difference(points[0], Convert<KeeperPoint?, FullPoint?>(kept[0])));
    }

    [Fact]
    public void DerivedTypes_Keep_UnderTheirBase()
    {
        KeeperLeaf leaf = Convert<Ticket, KeeperLeaf>(TolerantVersionTests.Full);
        KeeperTwig twig = Convert<FullPoint, KeeperTwig>(new() { X = 7, Tickets = [TolerantVersionTests.Full] });
        twig.Inner = leaf;
        KeeperBase?[] values = [leaf, twig, null, new KeeperLeaf { Title = "none" }, new KeeperTwig { Inner = new KeeperTwig() }, leaf];
        KeeperBase?[] read = Convert<KeeperBase?[], KeeperBase?[]>(values);

        Assert.Null(Structure.Difference(values, read));
        Assert.Null(Structure.Difference(TolerantVersionTests.Full, Convert<KeeperRecord, Ticket>(new(((KeeperLeaf)read[0]!).Title) { Rest = read[0]!.Unknown })));
        Assert.Equal(7, Convert<KeeperOfAll, FullPoint>(new() { Unknown = read[1]!.Unknown }).X);
        Assert.Null(Structure.Difference(leaf, NinoDeserializer.Deserialize<KeeperBase>(NinoSerializer.Serialize(leaf))));
        Assert.Null(Structure.Difference(leaf, NinoDeserializer.Deserialize<object>(NinoSerializer.Serialize((object)leaf))));
    }

    [Fact]
    public void Records_Keep()
    {
        KeeperRecord record = Convert<Ticket, KeeperRecord>(TolerantVersionTests.Full);
        Assert.Null(Structure.Difference(TolerantVersionTests.Full, Convert<KeeperRecord, Ticket>(record)));
        Assert.Equal(record, Convert<Ticket, KeeperRecord>(TolerantVersionTests.Full));
        Assert.NotEqual(record, Convert<Ticket, KeeperRecord>(new Ticket { Title = "title" }));
    }

    [Fact]
    public void ReadInto_AnObject_ReplacesWhatItKept()
    {
        TicketKeeper? keeper = Keeper;
        TicketKeeper same = keeper;
        NinoDeserializer.DeserializeRef(ref keeper, NinoSerializer.Serialize(new Ticket { Id = 3 }));
        Assert.Equal(3, Convert<TicketKeeper, Ticket>(keeper!).Id);
        Assert.Null(Convert<TicketKeeper, Ticket>(keeper!).Tags.FirstOrDefault());

        NinoDeserializer.DeserializeRef(ref keeper, NinoSerializer.Serialize(new TicketKeeper { Title = "own" }));
        Assert.Same(same, keeper);
        Assert.Equal(("own", null), (keeper!.Title, keeper.Unknown));
    }

    /// <summary>Each of the table, so that both ways of reading it are tried: the first object tells it, the second refers to it.</summary>
    [Fact]
    public void ReadInto_SeveralObjects_ClearsWhatTheyKept()
    {
        KeeperLeaf[] leaves = Convert<Ticket[], KeeperLeaf[]>([TolerantVersionTests.Full, TolerantVersionTests.Full]);
        NinoDeserializer.DeserializeRef(ref leaves!, NinoSerializer.Serialize(new[] { new KeeperLeaf { Title = "a" }, new KeeperLeaf { Title = "b" } }));
        Assert.Equal([null, null], leaves.Select(leaf => leaf.Unknown));
        Assert.Equal(["a", "b"], leaves.Select(leaf => leaf.Title));
    }

    /// <summary>The number is no longer that of an unknown member: what the type says counts.</summary>
    [Fact]
    public void Members_OfAnotherType_GiveWayToItsOwn()
    {
        KeeperRecord record = new("title") { Rest = Convert<FullPoint, KeeperOfAll>(new() { X = 1, Name = "name", Tickets = [TolerantVersionTests.Full] }).Unknown };
        Assert.Equal("title", Convert<KeeperRecord, TicketKeeper>(record).Title);
        Assert.Equal("name", Convert<KeeperRecord, KeeperPoint>(record).Name);

        KeeperTwig twig = new() { Unknown = Convert<Ticket, KeeperOfAll>(TolerantVersionTests.Full).Unknown, Inner = new KeeperLeaf { Title = "own" } };
        KeeperTwig read = Convert<KeeperTwig, KeeperTwig>(twig);
        Assert.Equal("own", ((KeeperLeaf)read.Inner!).Title);
        Assert.Equal("ü", Convert<KeeperOfAll, TicketBetween>(new() { Unknown = read.Unknown }).Text);
    }

    [Fact]
    public void Nothing_IsKept_WhereAllIsKnown()
    {
        Assert.Null(Convert<TicketKeeper, TicketKeeper>(new TicketKeeper { Title = "t" }).Unknown);
        Assert.Null(Convert<KeeperTwig, KeeperTwig>(new KeeperTwig()).Unknown);
    }

    /// <summary>Each of a message of its own, and thus with a table of its own.</summary>
    [Fact]
    public void Tables_OfManyMessages_AreNamedOnce()
    {
        FullPoint[] points = Enumerable.Range(0, 200).Select(i => new FullPoint { X = i, Name = "n" }).ToArray();
        KeeperPoint[] kept = points.Select(Convert<FullPoint, KeeperPoint>).ToArray();
        byte[] written = NinoSerializer.Serialize(kept);
        Assert.Equal(NinoSerializer.Serialize(points), written);

        // 96 bytes for each member of a table, and 128 for members that are kept.
        NinoOptions little = NinoOptions.Default with { MaxAllocatedBytes = 200 * 160 };
        Assert.Equal(points, NinoDeserializer.Deserialize<FullPoint[]>(written, little));
        Assert.Equal(kept, NinoDeserializer.Deserialize<KeeperPoint[]>(written, little));

        // As it was written once, with the table before each object: an array of 200 has a head of two bytes.
        byte[] repeated = [.. written.Take(2), .. points.SelectMany(point => NinoSerializer.Serialize(point))];
        Assert.Equal(points, NinoDeserializer.Deserialize<FullPoint[]>(repeated));
        Assert.Equal(kept, NinoDeserializer.Deserialize<KeeperPoint[]>(repeated));
        Assert.Equal(written, NinoSerializer.Serialize(NinoDeserializer.Deserialize<KeeperPoint[]>(repeated)));
    }

    /// <summary>Objects of two types, which keep members of the same numbers and types, and have the same of their own.</summary>
    [Fact]
    public void Tables_OfTwoTypes_AreNotShared()
    {
        (KeeperPoint, KeeperOfName)[] values = Enumerable.Range(0, 3)
            .Select(i => (Convert<FullPoint, KeeperPoint>(new() { X = i, Name = "a" }), Convert<FullPoint, KeeperOfName>(new() { X = i, Name = "b" })))
            .ToArray();
        Assert.Equal(values, Convert<(KeeperPoint, KeeperOfName)[], (KeeperPoint, KeeperOfName)[]>(values));

        NinoUnknownMembers? shared = values[0].Item1.Unknown;
        values = [(new() { Name = "a", Unknown = shared }, new() { Name = "b", Unknown = shared })];
        Assert.Equal(values, Convert<(KeeperPoint, KeeperOfName)[], (KeeperPoint, KeeperOfName)[]>(values));
    }

    /// <summary>What is kept is copied by reading it, and so are the members that the type knows: that takes no part in what the options say of reading.</summary>
    [Fact]
    public void Options_OfReading_DoNotBoundWriting()
    {
        KeeperTwig twig = new() { Unknown = Convert<FullPoint, KeeperOfAll>(new() { X = 1 }).Unknown, Inner = new KeeperLeaf { Title = "inner" } };
        Assert.Equal(NinoSerializer.Serialize(twig), NinoSerializer.Serialize(twig, NinoOptions.Default with { MaxAllocatedBytes = 1 }));
    }

    /// <summary>Types that do not hold themselves are no level of nesting, in members that the type knows.</summary>
    [Fact]
    public void Depth_OfKnownMembers_IsThatOfTheWriter()
    {
        Chest chest = new() { Box = new() { Tin = new() { Coin = new() { Value = 5 } } }, Rest = 6 };
        ChestKeeper keeper = Convert<Chest, ChestKeeper>(chest);
        Assert.Equal(NinoSerializer.Serialize(chest), NinoSerializer.Serialize(keeper, NinoOptions.Default with { MaxDepth = 2 }));
    }

    /// <summary>What is kept counts from the level of the object that it is written with.</summary>
    [Fact]
    public void Depth_OfWhatIsKept_CountsFromItsObject()
    {
        Ticket chain = new();
        KeeperTwig twig = new();
        for (int i = 0; i < 300; i++)
        {
            chain = new Ticket { Next = chain };
            twig = new KeeperTwig { Inner = twig };
        }

        KeeperTwig inner = twig;
        while (inner.Inner is KeeperTwig next)
        {
            inner = next;
        }

        inner.Unknown = Convert<Ticket, KeeperOfAll>(chain).Unknown;
        Assert.Contains("MaxDepth", Assert.Throws<NinoException>(() => NinoSerializer.Serialize(twig)).Message);

        NinoOptions deep = NinoOptions.Default with { MaxDepth = 700 };
        Assert.Null(Structure.Difference(twig, NinoDeserializer.Deserialize<KeeperTwig>(NinoSerializer.Serialize(twig, deep), deep)));
    }

    [Fact]
    public void Equality_IsThatOfNumbersAndBytes()
    {
        NinoUnknownMembers first = Keeper.Unknown!;
        Assert.Equal(first, Keeper.Unknown);
        Assert.Equal(first.GetHashCode(), Keeper.Unknown!.GetHashCode());
        Assert.NotEqual(first, Convert<Ticket, TicketKeeper>(new Ticket()).Unknown);
        Assert.False(first.Equals((object?)null));
        Assert.Equal("Members 1, 2, 3", Convert<FullPoint, KeeperTwig>(new() { Name = "n" }).Unknown!.ToString());
    }
}

/// <summary>All that is tried of any type, of one that keeps members.</summary>
public sealed class KeeperTests : FormatterTests<TicketKeeper>
{
    protected override IEnumerable<TicketKeeper> Values =>
    [
        NinoDeserializer.Deserialize<TicketKeeper>(NinoSerializer.Serialize(TolerantVersionTests.Full))!,
        new TicketKeeper { Title = "none" },
        NinoDeserializer.Deserialize<TicketKeeper>(NinoSerializer.Serialize(new Ticket { Id = 4 }))!,
    ];
}
