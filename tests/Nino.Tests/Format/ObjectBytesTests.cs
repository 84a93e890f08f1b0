using System;
using System.Collections.Generic;
using System.Linq;
using Nino.Core;
using Nino.Tests.Kit;
using Nino.Tests.Types;
using Xunit;

namespace Nino.Tests.Format;

/// <summary>format.md §7, §8 and §9, worked out by hand; type ids by another implementation of FNV-1a.</summary>
public sealed partial class ObjectBytesTests
{
    private const string DogId = "7317023E";
    private const string PuppyId = "0FED8982";
    private const string CircleId = "037EE945";
    private const string LoginId = "186BD4AD";
    private const string PingId = "8FDAF6DD";
    private const string ChatId = "E57D76D4";
    private const string RecordId = "137F128A";
    private const string PaddedId = "ECE2F877";
    private const string HolderId = "6DDF28F7";
    private const string Int32Id = "BA82ADF9";
    private const string StringId = "A7BBEBFA";
    private const string ListId = "BDE29D1B";

    [Fact]
    public void Object_IsHeadAndMembers()
    {
        Payload.Is<PersonRecord>("00", null);
        Payload.Is("05 0D 41 64 61 24 00 00 00 00 01 00 00 00", new PersonRecord("Ada", 36));
        Payload.Is("03 01 00 00 00 03 02 00 00 00 00", new Chain { Value = 1, Next = new() { Value = 2 } });
        Payload.Is("04 05 61 02 03 00 00 00", new Numbered { First = "a", Second = 2, Third = 3 });
        Payload.Is("04 05 00 00 00 05 61 02 07 00 00 00", new TextStruct { Id = 5, Name = "a", Numbers = [7] });
    }

    [Fact]
    public void Object_OfManyMembers_HasALongHead() =>
        Payload.Is("FA C8 01" + "01" + string.Concat(Enumerable.Repeat("00", 198)) + "02", new Wide { M0 = 1, M199 = 2 });

    [Fact]
    public void Derived_FirstHasItsId_LaterItsIndex() => Payload.Is(
        $"06 02 05 61 F8 {DogId} 03 05 62 01 00 00 00 C0 05 63 02 00 00 00 F8 {PuppyId} 04 00 00 00 00 00 01 00",
        new Animal?[] { new() { Name = "a" }, new Dog { Name = "b", Tricks = 1 }, new Dog { Name = "c", Tricks = 2 }, new Puppy { IsCute = true }, null });

    [Fact]
    public void Interface_TakesAnyForm() => Payload.Is(
        $"05 F8 {LoginId} 03 01 00 00 00 05 75 F8 {PingId} 02 00 00 00 03 00 00 00 00 00 00 00 F8 {ChatId} 03 04 00 00 00 05 74 C1 05 00 00 00 06 00 00 00 00 00 00 00",
        new IMessage?[]
        {
            new Login { Sequence = 1, User = "u" }, new Ping { Sequence = 2, Time = 3 }, new Chat { Sequence = 4, Text = "t" }, new Ping { Sequence = 5, Time = 6 },
        });

    [Fact]
    public void Object_TakesScalarsStringsAndCollections() => Payload.Is(
        $"06 F8 {Int32Id} 05 00 00 00 F8 {StringId} 05 61 C0 06 00 00 00 F8 {ListId} 02 07 00 00 00 00",
        new List<object?> { 5, "a", 6, new List<int> { 7 }, null });

    [Fact]
    public void Object_OfFewMembers_IsReadBehindALongHead() => Payload.Reads("FA 01 05 62", new Animal { Name = "b" });

    [Fact]
    public void Id_OfATypeThatWasSeen_TakesAnIndexMore() => Payload.Reads(
        $"04 F8 {DogId} 03 05 62 01 00 00 00 F8 {DogId} 02 05 63 C1 05 64",
        new Animal?[] { new Dog { Name = "b", Tricks = 1 }, new Dog { Name = "c" }, new Dog { Name = "d" } });

    [Fact]
    public void Id_OfTheDeclaredType_IsRead() => Payload.Reads(
        $"03 F8 {DogId} 03 05 62 01 00 00 00 C0 05 63 02 00 00 00", new Dog?[] { new() { Name = "b", Tricks = 1 }, new() { Name = "c", Tricks = 2 } });

    [Fact]
    public void NullBehindAnId_IsNull() => Payload.Reads($"05 F8 {StringId} 00 F8 {ListId} 00 C0 05 61 C1 00", new List<object?> { null, null, "a", null });

    [Fact]
    public void Root_WithBase_CarriesItsId()
    {
        Payload.Is($"F8 {DogId} 03 05 62 01 00 00 00", new Dog { Name = "b", Tricks = 1 });
        Payload.Is<Animal>($"F8 {DogId} 03 05 62 01 00 00 00", new Dog { Name = "b", Tricks = 1 });
        Payload.Is($"F8 {PingId} 01 00 00 00 02 00 00 00 00 00 00 00", new Ping { Sequence = 1, Time = 2 });
        Payload.Is("02 05 61", new Animal { Name = "a" });
        Payload.Is<Dog>("00", null);
    }

    [Fact]
    public void Root_WithBase_IsReadWithoutItsId()
    {
        Payload.Reads("03 05 62 01 00 00 00", new Dog { Name = "b", Tricks = 1 });
        Payload.Reads("01 00 00 00 02 00 00 00 00 00 00 00", new Ping { Sequence = 1, Time = 2 });
    }

    [Fact]
    public void Root_OfDerivedType_IsReadAsEachOfItsTypes()
    {
        string circle = $"F8 {CircleId} 04 01 00 00 00 05 63 00 00 00 00 00 00 F8 3F";
        Payload.Is(circle, new Circle { Id = 1, Label = "c", Radius = 1.5 });
        Payload.Reads<Shape>(circle, new Circle { Id = 1, Label = "c", Radius = 1.5 });
        Payload.Reads<object>(circle, new Circle { Id = 1, Label = "c", Radius = 1.5 });
    }

    [Fact]
    public void ObjectRoot_CarriesItsId()
    {
        Payload.Is<object>("00", null);
        Payload.Is<object>($"F8 {Int32Id} 05 00 00 00", 5);
        Payload.Is<object>($"F8 {StringId} 05 61", "a");
        Payload.Is<object>($"F8 {PaddedId} 01 02 00 00 00 00 00 00 00 03 00 00 00", new PaddedStruct { Small = 1, Large = 2, Middle = 3 });
        Payload.Is<object>($"F8 {RecordId} 05 00 00 00 00 00 00 01 00 00 00", new PersonRecord(null, 0));
    }

    [Fact]
    public void ObjectRoot_IsReadAsItsOwnType()
    {
        Payload.Reads($"F8 {Int32Id} 05 00 00 00", 5);
        Payload.Reads($"F8 {StringId} 05 61", "a");
        Payload.Reads($"F8 {ListId} 02 07 00 00 00", new List<int> { 7 });
        Payload.Reads($"F8 {PaddedId} 01 02 00 00 00 00 00 00 00 03 00 00 00", new PaddedStruct { Small = 1, Large = 2, Middle = 3 });
    }

    [Fact]
    public void ObjectRoot_TakesIndexZero() => Assert.StartsWith(
        $"F8{HolderId}09000000C0000000",
        Hex.Text(NinoSerializer.Serialize((object)new Holder { Anything = new Holder() })),
        StringComparison.Ordinal);
}
