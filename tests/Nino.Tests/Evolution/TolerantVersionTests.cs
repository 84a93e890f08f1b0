using System;
using System.Collections.Generic;
using System.Linq;
using Nino.Core;
using Nino.Core.Runtime;
using Nino.Tests.Errors;
using Nino.Tests.Kit;
using Nino.Tests.Types;
using Xunit;

namespace Nino.Tests.Evolution;

/// <summary>Bytes of one version of a version-tolerant type, read by another. A root of the declared type names no type, so that two classes stand for the versions of one.</summary>
public sealed class TolerantVersionTests
{
    private static TTo? Convert<TFrom, TTo>(TFrom value) => NinoDeserializer.Deserialize<TTo>(NinoSerializer.Serialize(value));

    internal static Ticket Full => new()
    {
        Id = 1,
        Title = "title",
        Tags = ["a", null, "漢字 and more"],
        Next = new Ticket { Derived = new TicketTwig { Name = "first" }, Structs = [new TolerantStruct { B = "x" }] },
        Counts = new() { ["a"] = 1 },
        Any = new PlainCircle(),
        Plain = new PlainPart { Shape = new PlainCircle() },
        Score = 3,
        Scores = [1, null],
        Pair = (1, "b"),
        Derived = new TicketLeaf { Inner = new TicketTwig { Numbers = [1] } },
        Many = [new TicketTwig { Numbers = [2] }, new TicketLeaf { Name = "leaf" }, null],
        Struct = new TolerantStruct { A = 1, B = "s" },
        MaybeStruct = new TolerantStruct { A = 2 },
        Structs = [new TolerantStruct { A = 3 }],
        Text = "ü",
        Warmth = new Temperature(20.5),
        Team = ["a"],
        Inventory = new() { ["a"] = 1 },
        Forest = [[], null, [[]]],
        Compact = -5,
        PlainShape = new PlainCircle(),
        Groups = new() { [1] = [new Ticket { Id = 5, Record = new TolerantRecord(9) { Needed = "in a group" } }] },
        Box = new TolerantBox<string> { Value = "v" },
        Record = new TolerantRecord(4, "r") { Needed = "n" },
    };

    [Fact]
    public void Members_ThatAreNotKnown_AreSkippedWhateverTheyHold()
    {
        Ticket ticket = Full;
        TicketLater later = Convert<Ticket, TicketLater>(ticket)!;

        Assert.Null(Structure.Difference(ticket.Many, later.Several));
        Assert.Null(Structure.Difference(ticket.Record, later.Record));
        Assert.Null(Structure.Difference(ticket.Box, later.Box));
        Assert.Equal((ticket.Struct, ticket.MaybeStruct, ticket.Text), (later.Struct, later.MaybeStruct, later.Text));
        Assert.Equal("initial", later.Added);
        Assert.Equal([1, 2], later.Between);
    }

    [Fact]
    public void Members_ThatBytesLack_KeepWhatTheInitializerGave()
    {
        TicketLater later = new() { Text = "t", Added = "a", Between = [3], Several = [new TicketLeaf { Shared = 1 }] };
        Ticket ticket = Convert<TicketLater, Ticket>(later)!;

        Assert.Equal((0, null, "t"), (ticket.Id, ticket.Title, ticket.Text));
        Assert.Empty(ticket.Tags);
        Assert.Null(Structure.Difference(later.Several, ticket.Many));
    }

    [Fact]
    public void Collections_OfOtherVersions_AreRead()
    {
        Ticket[] tickets = [Full, new Ticket { Text = "second" }, Full];
        TicketLater[] later = Convert<Ticket[], TicketLater[]>(tickets)!;
        Assert.Equal(["ü", "second", "ü"], later.Select(ticket => ticket.Text));
        Assert.Equal("second", Convert<Dictionary<int, Ticket>, Dictionary<int, TicketLater>>(new() { [1] = tickets[1] })![1].Text);
    }

    [Fact]
    public void ReadInto_BytesOfAnotherVersion_KeepsWhatTheyLack()
    {
        TicketLater? later = new() { Added = "kept", Text = "replaced" };
        TicketLater same = later;
        NinoDeserializer.DeserializeRef(ref later, NinoSerializer.Serialize(Full));
        Assert.Same(same, later);
        Assert.Equal(("kept", "ü"), (later!.Added, later.Text));
    }

    [Fact]
    public void Numbers_BecomeWider()
    {
        Narrow narrow = new() { A = -1, B = 200, C = -300, D = 60_000, E = int.MinValue, F = uint.MaxValue, G = 1.5f, H = NarrowState.Some, I = -9, J = -10, K = new Guid(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11), L = -12, M = new TolerantStruct { B = "m" }, Last = "last" };
        Widened wide = Convert<Narrow, Widened>(narrow)!;

        Assert.Equal((-1L, (short)200, -300, 60_000u, (long)int.MinValue), (wide.A, wide.B, wide.C, wide.D, wide.E));
        Assert.Equal((uint.MaxValue, 1.5, WideState.Some, -9, -10L), (wide.F, wide.G, wide.H, wide.I, wide.J));
        Assert.Equal((narrow.K, -12L, narrow.M, "last"), (wide.K, wide.L, wide.M, wide.Last));
        Assert.Null(Convert<Narrow, Widened>(new Narrow())!.J);
        Assert.Equal(float.NegativeInfinity, Convert<Narrow, Widened>(new Narrow { G = float.NegativeInfinity })!.G);
    }

    [Fact]
    public void Numbers_DoNotBecomeNarrower()
    {
        NinoException error = Assert.Throws<NinoException>(() => Convert<Widened, Narrow>(new Widened()));
        Assert.Contains("Member 1 of Nino.Tests.Types.Narrow, 'A', was written as a signed integer of 8 bytes, and is a signed integer of 1 bytes now.", error.Message);
    }

    [Fact]
    public void Records_AreMadeOfWhatBytesHold()
    {
        Assert.Equal(new NewRecord(0, "a") { Initialized = 8, Later = 9 }, Convert<OldRecord, NewRecord>(new OldRecord("a", 5)));
        Assert.Equal(new OldRecord("b", 0), Convert<NewRecord, OldRecord>(new NewRecord(1, "b")));
    }

    [Fact]
    public void PlainBytes_OfATypeThatBecameTolerant_AreRead()
    {
        TolerantNow now = Convert<PlainOnce, TolerantNow>(new PlainOnce { A = 1, B = "b" })!;
        Assert.Equal((1, "b", 5), (now.A, now.B, now.C));
    }

    [Fact]
    public void PlainBytes_OfATypeThatLostMembers_AreAnError()
    {
        NinoException error = Assert.Throws<NinoException>(() => Convert<PlainOnce, TolerantShorter>(new PlainOnce { A = 1, B = "b" }));
        Assert.Contains("was written before the type was version-tolerant", error.Message);
    }

    [Fact]
    public void TolerantBytes_OfATypeThatBecamePlain_AreAnError()
    {
        NinoException error = Assert.Throws<NinoException>(() => Convert<TolerantNow, PlainOnce>(new TolerantNow()));
        Assert.Contains("VersionTolerant = true", error.Message);
    }

    [Fact]
    public void Types_ThatWereNamedInASkippedMember_AreKnownBehindIt()
    {
        HolderBefore before = new()
        {
            Gone = [new TicketTwig { Name = "gone" }, new TicketLeaf()],
            Kept = new TicketTwig { Name = "kept", Inner = new TicketLeaf { Name = "inner" } },
            First = new TolerantNow { B = "first" },
            Second = new TolerantNow { A = 1, B = "second" },
        };
        HolderAfter after = Convert<HolderBefore, HolderAfter>(before)!;
        Assert.Null(Structure.Difference(before.Kept, after.Kept));
        Assert.Equal("second", after.Second!.B);
    }

    [Fact]
    public void DerivedTypes_OfAnotherVersion_AreRead()
    {
        HolderBefore before = new() { Gone = [new TicketTwig { Name = "gone" }], Kept = new TicketTwig { Name = "kept", Shared = -4, Numbers = [5, 6] } };
        byte[] bytes = NinoSerializer.Serialize(before);
        Replace(bytes, Registry.Get(typeof(TicketTwig)).Id, Registry.Get(typeof(LaterLeaf)).Id);
        LaterLeaf leaf = Assert.IsType<LaterLeaf>(NinoDeserializer.Deserialize<HolderLater>(bytes)!.Kept);
        Assert.Equal((-4, 6), (leaf.Shared, leaf.Added));
        Assert.Equal([5, 6], leaf.Numbers!);
    }

    [Fact]
    public void Errors_InAnotherVersion_AreLocated()
    {
        byte[] bytes = NinoSerializer.Serialize(Full);
        NinoException error = Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize<TicketLater>(bytes.AsSpan(0, bytes.Length - 3)));
        Assert.StartsWith("Record", error.Path);
    }

    /// <summary>A value that is no value, in a member that is converted: its place is that in the bytes.</summary>
    [Fact]
    public void Errors_InAConvertedMember_AreLocated()
    {
        byte[] bytes = NinoSerializer.Serialize(new List<DatesOnce> { new() { Name = "a" }, new() { Day = new DateTime(0x12345678), Name = "b" } });
        int day = Array.IndexOf(bytes, (byte)0x78);
        bytes.AsSpan(day, 8).Fill(0xFF);
        Read.RejectedAt<List<DatesLater>>(bytes, day, "[1].Day", typeof(DateTime));
        Read.RejectedAt<List<DatesKeeper>>(bytes, day, "[1].Day", typeof(DateTime));
    }

    /// <summary>The constructor of a struct refuses the value.</summary>
    [Fact]
    public void Constructor_OfAConvertedMember_IsToldWithItsPlace()
    {
        byte[] bytes = NinoSerializer.Serialize(new List<DatesOnce> { new() { Name = "a" }, new() { Even = Even.Of(0x5A), Name = "b" } });
        bytes[Array.LastIndexOf(bytes, (byte)0x5A)] = 3;
        Assert.StartsWith("[1].Even", Read.Rejected<List<DatesLater>>(bytes).Path);
        Assert.StartsWith("[1].Even", Read.Rejected<List<DatesOnce>>(bytes).Path);
    }

    /// <summary>The error is in another member than those that are converted.</summary>
    [Fact]
    public void Errors_BehindAConvertedMember_AreLocated()
    {
        byte[] bytes = NinoSerializer.Serialize(new DatesOnce { Name = "name", Last = Even.Of(0x5A) });
        bytes[Array.LastIndexOf(bytes, (byte)0x5A)] = 3;
        Assert.StartsWith("Last", Read.Rejected<DatesLater>(bytes).Path);
        bytes[Array.LastIndexOf(bytes, (byte)'n') - 1] = 4;
        Read.RejectedAt<DatesLater>(bytes, Array.LastIndexOf(bytes, (byte)'n') - 1, "Name", typeof(string));
    }

    [Fact]
    public void Streams_OfAnotherVersion_AreReadByteByByte()
    {
        byte[] bytes = NinoSerializer.Serialize(Full);
        using DripStream stream = new([.. bytes, 1, 2], 1, canSeek: true);
        TicketLater later = NinoDeserializer.Deserialize<TicketLater>(stream)!;
        Assert.Equal(("ü", (long)bytes.Length), (later.Text, stream.Position));
    }

    /// <summary>What the page says of bytes that do not tell: structs of one size, and members that a plain type lost without a word.</summary>
    [Fact]
    public void Changes_ThatBytesDoNotTell_AreRead()
    {
        byte[] whole = NinoSerializer.Serialize(new UntoldWhole { At = new WholePlace { X = 1 } });
        Assert.Equal(1, BitConverter.SingleToInt32Bits(NinoDeserializer.Deserialize<UntoldReal>(whole)!.At.X));

        byte[] plain = NinoSerializer.Serialize(new UntoldPlain { A = 1, B = 2, C = 3 });
        Assert.Equal((1, 2), NinoDeserializer.Deserialize<UntoldLoss>(plain) is { } lost ? (lost.A, lost.C) : default);
        Assert.Contains("has lost members since", Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize<ToldLoss>(plain)).Message, StringComparison.Ordinal);
    }

    private static void Replace(byte[] bytes, uint from, uint to)
    {
        byte[] old = BitConverter.GetBytes(from);
        int place = Enumerable.Range(0, bytes.Length - 3).Single(i => bytes.AsSpan(i, 4).SequenceEqual(old));
        BitConverter.GetBytes(to).CopyTo(bytes, place);
    }
}
