using System;
using System.Collections.Generic;
using System.Linq;
using Nino.Core;
using Nino.Tests.Kit;
using Nino.Tests.Types;
using Xunit;

namespace Nino.Tests.References;

/// <summary>Objects that hold each other come back as objects that hold each other.</summary>
public sealed class CycleTests
{
    private static readonly NinoOptions Preserving = new() { PreserveReferences = true };

    private static T Copy<T>(T value, NinoOptions? options = null)
    {
        byte[] bytes = NinoSerializer.Serialize(value, options);
        Assert.Equal(bytes.Length, NinoSerializer.GetSize(value, options));
        Assert.Equal(bytes, NinoSerializer.Serialize(value, options));
        return NinoDeserializer.Deserialize<T>(bytes, options)!;
    }

    [Fact]
    public void ParentAndChild_FindEachOther()
    {
        Relative parent = new() { Name = "p" };
        parent.Add(new Relative { Name = "a" }).Add(new Relative { Name = "b" });
        Relative copy = Copy(parent);
        Assert.Same(copy, copy.Children[0].Parent);
        Assert.Same(copy.Children[0], copy.Children[0].Children[0].Parent);
        Assert.Equal("b", copy.Children[0].Children[0].Name);
    }

    [Fact]
    public void Object_HoldsItself()
    {
        Relative self = new();
        self.Parent = self;
        Relative copy = Copy(self);
        Assert.Same(copy, copy.Parent);
    }

    /// <summary>Objects in a block are others than those around it, and so are the instances that they are read into.</summary>
    [Fact]
    public void Existing_OutsideAndInsideOfABlock_IsFilledOnce()
    {
        byte[] bytes = NinoSerializer.Serialize(new Hamper { Name = "outer", Block = new HamperBlock { Inner = new Hamper { Name = "inner" } }, Last = new HamperBlock() });
        Hamper? target = new() { Block = new HamperBlock() };
        target.Block.Inner = target;
        NinoDeserializer.DeserializeRef(ref target, bytes);
        Assert.Equal("outer", target!.Name);
        Assert.Equal("inner", target.Block!.Inner!.Name);

        // The block comes first, and the one behind it has what was read into.
        bytes = NinoSerializer.Serialize(new HamperPair { First = new HamperBlock { Inner = new Hamper { Name = "a" } }, Second = new HamperBlock { Inner = new Hamper { Name = "b" } } });
        Hamper shared = new();
        HamperPair? pair = new() { First = new HamperBlock { Inner = shared }, Second = new HamperBlock { Inner = shared } };
        NinoDeserializer.DeserializeRef(ref pair, bytes);
        Assert.Same(shared, pair!.First!.Inner);
        Assert.Equal(("a", "b"), (pair.First!.Inner!.Name, pair.Second!.Inner!.Name));
    }

    /// <summary>What the message has made is none that was there before.</summary>
    [Fact]
    public void Made_InAListThatStandsTwice_IsNotReadIntoAgain()
    {
        Relative first = new() { Name = "a" };
        byte[] bytes = NinoSerializer.Serialize(new Circles { One = [first], Other = [new Relative { Name = "b" }], First = first });
        List<Relative> both = [];
        Circles? target = new() { One = both, Other = both };
        NinoDeserializer.DeserializeRef(ref target, bytes);
        Assert.Equal("a", target!.First!.Name);
        Assert.Equal("b", both[0].Name);
    }

    [Fact]
    public void DerivedType_InheritsTheRule()
    {
        Godparent guest = new() { Name = "g" };
        guest.Godchild = guest.Add(new Godparent());
        Godparent copy = Assert.IsType<Godparent>(Copy<Relative>(guest));
        Assert.Same(copy.Godchild, copy.Children[0]);
        Assert.Same(copy, copy.Godchild!.Parent);
    }

    [Fact]
    public void Collections_HoldTheSameObjects()
    {
        Relative host = new Godparent { Name = "h" };
        Relative other = host.Add(new Relative { Name = "o" });
        Gathering copy = Copy(new Gathering
        {
            Host = host,
            Seats = [other, null, host],
            ByName = new() { ["h"] = host, ["o"] = other },
            Known = [other],
            Speaker = other,
            Things = [host, 5, host],
            Pair = (host, other),
            Tables = new[,] { { other, host } },
        });
        Relative h = copy.Host!;
        Relative o = copy.Seats![0]!;
        Assert.Equal(("h", "o"), (h.Name, o.Name));
        Assert.IsType<Godparent>(h);
        Assert.Same(h, copy.Seats[2]);
        Assert.Same(h, copy.ByName!["h"]);
        Assert.Same(o, copy.ByName["o"]);
        Assert.Same(o, copy.Known!.Single());
        Assert.Same(o, copy.Speaker);
        Assert.Same(h, copy.Things![0]);
        Assert.Same(h, copy.Things[2]);
        Assert.Same(h, copy.Pair.Left);
        Assert.Same(o, copy.Pair.Right);
        Assert.Same(o, copy.Tables![0, 0]);
        Assert.Same(h, copy.Tables[0, 1]);
        Assert.Same(o, h.Children[0]);
    }

    [Fact]
    public void EqualObjects_StayTwo()
    {
        Relative[] copy = Copy(new Relative[] { new() { Name = "n" }, new() { Name = "n" } });
        Assert.NotSame(copy[0], copy[1]);
    }

    [Fact]
    public void Record_IsClosedThroughItsConstructor()
    {
        Station a = new("a", []);
        Station b = new("b", [a], a);
        a.Next.Add(b);
        a.Next.Add(a);
        Station copy = Copy(a);
        Assert.Equal(("a", "b"), (copy.Name, copy.Next[0].Name));
        Assert.Same(copy, copy.Next[0].Next[0]);
        Assert.Same(copy, copy.Next[0].Twin);
        Assert.Same(copy, copy.Next[1]);
    }

    [Fact]
    public void GenericRecord_IsClosed()
    {
        Cell<string> a = new("a", []);
        a.Around.Add(new Cell<string>("b", [a]));
        Cell<string> copy = Copy(a);
        Assert.Equal(("a", "b"), (copy.Content, copy.Around[0].Content));
        Assert.Same(copy, copy.Around[0].Around[0]);
    }

    [Fact]
    public void InitOnlyMembers_AreSetLate()
    {
        List<Preset> others = [];
        Preset first = new() { Id = 1, Others = others };
        Preset second = new() { Id = 2, Other = first };
        others.Add(second);
        first.Later = second;
        Preset copy = Copy(first);
        Assert.Equal((1, 2), (copy.Id, copy.Later!.Id));
        Assert.Same(copy, copy.Later.Other);
        Assert.Same(copy.Later, copy.Others[0]);
        Assert.Empty(copy.Later.Others);
    }

    [Fact]
    public void Constructor_RunsOnce_OnTheInstanceThatOthersHold()
    {
        Built whole = new("w", [new Built("p", [])]);
        whole.Parts[0].Whole = whole;
        Built copy = Copy(whole);
        Assert.Equal(("w", 1, 5, "p"), (copy.Name, copy.Count, copy.More, copy.Parts[0].Name));
        Assert.Same(copy, copy.Parts[0].Whole);
    }

    [Fact]
    public void ConstructorThatIsNotPublic_Runs()
    {
        Cloistered first = Cloistered.Of(1);
        first.Others.Add(Cloistered.Of(2));
        first.Others[0].Others.Add(first);
        Cloistered copy = Copy(first);
        Assert.Equal((1, 2), (copy.Id, copy.Others[0].Id));
        Assert.Same(copy, copy.Others[0].Others[0]);
    }

    [Fact]
    public void ObjectThatAMethodMakes_IsShared()
    {
        Fabricated part = Fabricated.Make("p", []);
        Fabricated copy = Copy(Fabricated.Make("w", [part, part]));
        Assert.Equal("p", copy.Parts[0].Name);
        Assert.Same(copy.Parts[0], copy.Parts[1]);
    }

    [Fact]
    public void ObjectThatAMethodMakes_CannotHoldItself()
    {
        Fabricated whole = Fabricated.Make("w", []);
        whole.Parts.Add(whole);
        byte[] bytes = NinoSerializer.Serialize(whole);
        NinoException error = Read.Rejected<Fabricated>(bytes);
        Assert.Equal("Parts[0]", error.Path);
        Assert.Contains("no instance", error.Message);
    }

    [Fact]
    public void DerivedTypeOfABaseThatKeepsNone_KeepsItsIdentity()
    {
        Engine engine = new() { Number = 1 };
        engine.First = engine.Behind = engine;
        Wagon copy = Copy(new Wagon { Number = 2, Behind = engine });
        Engine read = Assert.IsType<Engine>(copy.Behind);
        Assert.Same(read, read.First);
        Assert.Same(read, read.Behind);
    }

    [Fact]
    public void Interface_GivesTheRule()
    {
        Town town = new() { Id = 1 };
        town.Roads.Add(town);
        Town copy = Assert.IsType<Town>(Copy<ITown>(town));
        Assert.Same(copy, copy.Roads[0]);
    }

    [Fact]
    public void Option_HoldsForEveryClass()
    {
        Chain ring = new() { Value = 1, Next = new() { Value = 2 } };
        ring.Next.Next = ring;
        Chain copy = Copy(ring, Preserving);
        Assert.Equal((1, 2), (copy.Value, copy.Next!.Value));
        Assert.Same(copy, copy.Next.Next);

        Dog dog = new() { Name = "d" };
        Animal?[] animals = Copy(new Animal?[] { dog, new Animal { Name = "a" }, dog, null }, Preserving);
        Assert.Same(animals[0], animals[2]);
        Assert.IsType<Dog>(animals[0]);

        PersonRecord person = new("Ada", 36);
        PersonRecord[] persons = Copy(new[] { person, person, new PersonRecord("Ada", 36) }, Preserving);
        Assert.Same(persons[0], persons[1]);
        Assert.NotSame(persons[0], persons[2]);
        Assert.Equal(person, persons[0]);
    }

    [Fact]
    public void Option_RootsWithAnId_KeepTheirIdentity()
    {
        object root = new Holder { Anything = null };
        ((Holder)root).Things = [root, root];
        Holder copy = Assert.IsType<Holder>(Copy(root, Preserving));
        Assert.Same(copy, copy.Things![1]);
        Dog dog = Copy(new Dog { Name = "d" }, Preserving);
        Assert.Equal("d", dog.Name);
    }

    [Fact]
    public void Option_BytesWithoutReferences_AreRead()
    {
        byte[] bytes = NinoSerializer.Serialize(Chain.OfDepth(3));
        Assert.Null(Structure.Difference(Chain.OfDepth(3), NinoDeserializer.Deserialize<Chain>(bytes, Preserving)));
        Relative relative = NinoDeserializer.Deserialize<Relative>(Hex.Bytes("04 05 61 00 01"))!;
        Assert.Equal("a", relative.Name);
    }

    [Fact]
    public void Values_StayValues()
    {
        string text = new('x', 3);
        Gathering copy = Copy(new Gathering { Things = [new List<object?> { text }, null] });
        List<object?> list = [text];
        copy = Copy(new Gathering { Things = [list, list] }, Preserving);
        Assert.NotSame(copy.Things![0], copy.Things[1]);
    }

    [Fact]
    public void TolerantTypes_AreClosed()
    {
        Telegram letter = new() { Id = 1 };
        letter.Answer = new Letter { Id = 2, Answer = letter, Copies = [letter] };
        letter.Announces = letter.Answer;
        letter.Copies = [letter, letter.Answer, new Telegram { Id = 3, Answer = letter }];
        Telegram copy = Copy(letter);
        Assert.Same(copy, copy.Answer!.Answer);
        Assert.Same(copy, copy.Answer.Copies![0]);
        Assert.Same(copy.Answer, copy.Announces);
        Assert.Same(copy, copy.Copies![0]);
        Assert.Same(copy, copy.Copies[2].Answer);
        Assert.Equal(3, Assert.IsType<Telegram>(copy.Copies[2]).Id);
    }

    [Fact]
    public void TolerantTypes_SkipObjectsThatTheyDoNotKnow()
    {
        Letter unknown = new() { Id = 9 };
        Letter shared = new() { Id = 2, Answer = unknown };
        byte[] bytes = NinoSerializer.Serialize(new Letter { Id = 1, Answer = unknown, Copies = [shared, shared] });
        LetterBefore copy = NinoDeserializer.Deserialize<LetterBefore>(bytes)!;
        Assert.Equal(2, copy.Copies![0].Id);
        Assert.Same(copy.Copies[0], copy.Copies[1]);
    }

    [Fact]
    public void TolerantTypes_ReferenceIntoASkippedMember_IsAnError()
    {
        Letter unknown = new() { Id = 9 };
        byte[] bytes = NinoSerializer.Serialize(new Letter { Id = 1, Answer = unknown, Copies = [unknown] });
        NinoException error = Read.Rejected<LetterBefore>(bytes);
        Assert.Equal("Copies[0]", error.Path);
        Assert.Contains("a member that the type does not know", error.Message);
    }

    [Fact]
    public void TolerantTypes_KeepNoObjectsThatKeepTheirIdentity()
    {
        byte[] bytes = NinoSerializer.Serialize(new Letter { Id = 1, Answer = new Letter { Id = 2 } });
        NinoException error = Read.Rejected<LetterKept[]>(NinoSerializer.Serialize(new Letter[] { new() { Id = 3 }, new() { Id = 1, Answer = new Letter { Id = 2 } } }));
        Assert.Contains("cannot be kept", error.Message);
        Assert.Equal(("[1]", typeof(LetterKept)), (error.Path, error.Type));
        Assert.Contains("cannot be kept", Read.Rejected<LetterKept>(bytes).Message);
        Assert.Equal(1, NinoDeserializer.Deserialize<LetterKept>(NinoSerializer.Serialize(new Letter { Id = 1 }))!.Id);
    }

    [Fact]
    public void TolerantTypes_WithUnknownMembers_AreClosed()
    {
        KeepingNow now = new() { Id = 1, Text = "t", Next = new() { Id = 2, Text = "u" } };
        now.Next.Next = now;
        Keeping read = NinoDeserializer.Deserialize<Keeping>(NinoSerializer.Serialize(now))!;
        Assert.Same(read, read.Next!.Next);
        KeepingNow again = NinoDeserializer.Deserialize<KeepingNow>(NinoSerializer.Serialize(read))!;
        Assert.Equal(("t", "u"), (again.Text, again.Next!.Text));
        Assert.Same(again, again.Next.Next);
    }

    [Fact]
    public void TypeThatIsNotKnown_ReadAsNull_IsNullWhereItIsReferredTo()
    {
        Consignment parcel = new() { Id = 1, Inner = new Crate() };
        byte[] bytes = NinoSerializer.Serialize(new Consignment?[] { parcel.Inner, parcel, parcel.Inner, parcel });
        int id = bytes.AsSpan().IndexOf(NinoSerializer.Serialize((object)new Crate()).AsSpan(2, 4));
        bytes[id] ^= 1;
        Consignment?[] copy = NinoDeserializer.Deserialize<Consignment?[]>(bytes)!;
        Assert.Null(copy[0]);
        Assert.Null(copy[1]!.Inner);
        Assert.Null(copy[2]);
        Assert.Same(copy[1], copy[3]);
    }

    [Fact]
    public void CallWithinACall_HasObjectsOfItsOwn()
    {
        Relative shared = new() { Name = "s" };
        Copying outer = new() { First = shared, Second = shared };
        Copying copy = Copy(outer);
        Assert.Same(copy.First, copy.Second);
        Assert.Equal(NinoSerializer.Serialize(shared), copy.Inner);
    }

    [Fact]
    public void Callbacks_RunOnceForEachObject()
    {
        Notified notified = new() { Id = 1 };
        notified.Other = new Notified { Id = 2, Other = notified };
        Notified copy = Copy(notified);
        Assert.Same(copy, copy.Other!.Other);
        Assert.Equal((1, 1, 1, 1), (copy.Begun, copy.Ended, copy.Other.Begun, copy.Other.Ended));
    }

    [Fact]
    public void MoreObjectsThanATableKeeps_AreFound()
    {
        const int Count = 20_000;
        Relative root = new();
        for (int i = 0; i < Count; i++)
        {
            root.Add(new Relative());
        }

        for (int round = 0; round < 2; round++)
        {
            Relative copy = Copy(root);
            Assert.Equal(Count, copy.Children.Count);
            Assert.All(copy.Children, child => Assert.Same(copy, child.Parent));
        }

        Assert.Same(root, root.Children[^1].Parent);
    }

    [Fact]
    public void ReadingInto_ReusesEachInstanceOnce()
    {
        Relative root = new() { Name = "r" };
        root.Add(new Relative { Name = "a" });
        byte[] bytes = NinoSerializer.Serialize(root);
        Relative existing = new() { Parent = new Relative() };
        Relative? into = existing;
        NinoDeserializer.Deserialize(bytes, ref into);
        Assert.Same(existing, into);
        Assert.Same(existing, existing.Children[0].Parent);

        Relative one = new();
        Relative?[]? both = [one, one];
        NinoDeserializer.Deserialize(NinoSerializer.Serialize(new Relative?[] { new() { Name = "x" }, new() { Name = "y" } }), ref both);
        Assert.Equal(("x", "y"), (both![0]!.Name, both[1]!.Name));
    }

    [Fact]
    public void Failure_LeavesTheNextCallAsItWas()
    {
        Relative root = new() { Name = "r" };
        root.Add(new Relative());
        byte[] bytes = NinoSerializer.Serialize(root);
        Assert.Throws<NinoException>(() => NinoSerializer.Serialize(root, new byte[2]));
        Assert.Equal(bytes, NinoSerializer.Serialize(root));
        for (int length = 1; length < bytes.Length; length++)
        {
            Read.Rejected<Relative>(bytes[..length]);
        }

        Assert.Same(root.Children[0].Parent, root);
        Relative copy = NinoDeserializer.Deserialize<Relative>(bytes)!;
        Assert.Same(copy, copy.Children[0].Parent);
    }

    [Fact]
    public void LongChain_IsBoundedByTheDepth()
    {
        NinoException error = Assert.Throws<NinoException>(() => NinoSerializer.Serialize(Chain.OfDepth(600), Preserving));
        Assert.Contains("MaxDepth", error.Message);
        Assert.Contains("collection", error.Message);
    }
}

[NinoType(VersionTolerant = true, PreserveReferences = true)]
public sealed class Hamper
{
    [NinoMember(1)]
    public string? Name { get; set; }

    [NinoMember(2)]
    public HamperBlock? Block { get; set; }

    [NinoMember(3)]
    public HamperBlock? Last { get; set; }
}

/// <summary>Not version-tolerant, so that it stands in a block.</summary>
[NinoType]
public sealed class HamperBlock
{
    public Hamper? Inner { get; set; }
}

[NinoType(VersionTolerant = true)]
public sealed class HamperPair
{
    [NinoMember(1)]
    public HamperBlock? First { get; set; }

    [NinoMember(2)]
    public HamperBlock? Second { get; set; }
}

[NinoType]
public sealed class Circles
{
    public List<Relative>? One { get; set; }

    public List<Relative>? Other { get; set; }

    public Relative? First { get; set; }
}
