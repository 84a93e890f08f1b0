using System;
using System.Collections.Generic;
using Nino.Core;
using Nino.Tests.Kit;
using Nino.Tests.Types;
using Xunit;

namespace Nino.Tests.Evolution;

/// <summary>Bytes of an earlier version of a type, which had fewer members, and of a later one, which has more.</summary>
public sealed class EvolutionTests
{
    private static readonly FirstVersion Old = new()
    {
        Id = 1,
        Part = new() { Name = "part" },
        Parts = [new() { Name = "first" }, null, new() { Name = "second" }],
        Named = new() { [1] = new() { Name = "named" }, [2] = null },
    };

    [Fact]
    public void Deserialize_OldBytes_KeepsInitializersOfTheRoot()
    {
        LaterVersion value = ReadOld();
        Assert.Equal((1, 42, "initial", 5), (value.Id, value.Added, value.Text, value.Optional));
        Assert.Equal([1, 2, 3], value.Numbers);
    }

    [Fact]
    public void Deserialize_OldBytes_KeepsInitializersOfNestedObjects() => AssertPart("part", ReadOld().Part);

    [Fact]
    public void Deserialize_OldBytes_KeepsInitializersOfElements()
    {
        LaterVersion value = ReadOld();
        Assert.Equal(3, value.Parts!.Count);
        AssertPart("first", value.Parts[0]);
        Assert.Null(value.Parts[1]);
        AssertPart("second", value.Parts[2]);
    }

    [Fact]
    public void Deserialize_OldBytes_KeepsInitializersOfDictionaryValues()
    {
        LaterVersion value = ReadOld();
        AssertPart("named", value.Named![1]);
        Assert.Null(value.Named[2]);
    }

    [Fact]
    public void Deserialize_OldBytesOfARecord_KeepsDefaultsOfMembersThatTheConstructorDoesNotTake()
    {
        LaterRecord value = NinoDeserializer.Deserialize<LaterRecord>(NinoSerializer.Serialize(new FirstRecord(7)))!;
        Assert.Equal((7, 3), (value.Id, value.Level));
    }

    [Fact]
    public void Deserialize_EveryMemberCount_KeepsTheRest()
    {
        string[] members = ["01 00 00 00", "00", "00", "00", "02 00 00 00", "05 61", "01", "00"];
        LaterVersion initial = new();
        for (int count = 0; count <= members.Length; count++)
        {
            byte[] bytes = Hex.Bytes($"{count + 1:X2}" + string.Concat(members[..count]));
            LaterVersion value = NinoDeserializer.Deserialize<LaterVersion>(bytes)!;
            Assert.Equal(count > 0 ? 1 : initial.Id, value.Id);
            Assert.Equal(count > 4 ? 2 : initial.Added, value.Added);
            Assert.Equal(count > 5 ? "a" : initial.Text, value.Text);
            Assert.Equal(count > 6 ? [] : initial.Numbers, value.Numbers);
            Assert.Equal(count > 7 ? null : initial.Optional, value.Optional);
        }
    }

    [Fact]
    public void DeserializeRef_OldBytes_KeepsWhatTheInstanceHeld()
    {
        LaterVersion? target = new() { Added = 99, Text = "mine", Part = new() { Level = 9 } };
        LaterVersion instance = target;
        NinoDeserializer.DeserializeRef(ref target, NinoSerializer.Serialize(Old));
        Assert.Same(instance, target);
        Assert.Equal((1, 99, "mine", 9), (target!.Id, target.Added, target.Text, target.Part!.Level));
    }

    [Fact]
    public void Deserialize_NewBytesIntoAnOldType_SaysSo()
    {
        byte[] bytes = NinoSerializer.Serialize(new LaterVersion { Id = 1 });
        NinoException error = Read.RejectedAt<FirstVersion>(bytes, 0, "", typeof(FirstVersion));
        Assert.Contains("8 members", error.Message, StringComparison.Ordinal);
        Assert.Contains("knows 4", error.Message, StringComparison.Ordinal);
        Assert.Contains("later version", error.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void Deserialize_NewElementsIntoAnOldType_SaysWhere()
    {
        byte[] bytes = Hex.Bytes("04 01 00 00 00 00 04 02 05 61 00 04 05 61 07 00 00 00 00");
        NinoException error = Read.RejectedAt<FirstVersion>(bytes, 11, "Parts[2]", typeof(FirstPart));
        Assert.Contains("3 members", error.Message, StringComparison.Ordinal);
        Assert.Contains("knows 1", error.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void Deserialize_NewStructIntoAnOldOne_SaysSo() =>
        Assert.Contains("knows 3", Read.RejectedAt<TextStruct>(Hex.Bytes("05 00 00 00 00 00 00 00"), 0, "", typeof(TextStruct)).Message, StringComparison.Ordinal);

    [Fact]
    public void Deserialize_OldStructWithAHead_LeavesTheRestDefault()
    {
        Payload.Reads("01", default(TextStruct));
        Payload.Reads("02 05 00 00 00", new TextStruct { Id = 5 });
        Payload.Reads("03 05 00 00 00 05 61", new TextStruct { Id = 5, Name = "a" });
    }

    [Fact]
    public void DeserializeRef_OldStructsIntoAListThatHeldMore_LeavesTheRestDefault()
    {
        List<OptionalStruct>? list = [new() { Id = 1, Level = 2 }, new() { Id = 3, Level = 4 }];
        list.RemoveAt(1);
        NinoDeserializer.DeserializeRef(ref list, Hex.Bytes("03 02 05 00 00 00 02 06 00 00 00"));
        Assert.Equal([new() { Id = 5, Level = 2 }, new() { Id = 6 }], list);
    }

    [Fact]
    public void Deserialize_OldDerivedObject_KeepsTheRest()
    {
        byte[] dog = NinoSerializer.Serialize<Animal>(new Dog { Name = "d", Tricks = 3 });
        Payload.Reads<Animal>(Hex.Text(dog[..5]) + "02 05 64", new Dog { Name = "d" });
        Payload.Reads<Animal>(Hex.Text(dog[..5]) + "01", new Dog());
    }

    [Fact]
    public void Deserialize_OldDerivedObjects_AllHaveTheCountOfTheFirst()
    {
        byte[] dog = NinoSerializer.Serialize<Animal>(new Dog { Name = "d", Tricks = 3 });
        Payload.Reads<Animal?[]>($"04 {Hex.Text(dog[..5])} 02 05 64 C0 05 65 C0 00", [new Dog { Name = "d" }, new Dog { Name = "e" }, new Dog()]);
        Payload.Reads<Animal?[]>($"04 {Hex.Text(dog[..5])} 01 C0 C0", [new Dog(), new Dog(), new Dog()]);
    }

    private static LaterVersion ReadOld() => NinoDeserializer.Deserialize<LaterVersion>(NinoSerializer.Serialize(Old))!;

    private static void AssertPart(string name, LaterPart? part) => Assert.Equal((name, 7, "none"), (part!.Name, part.Level, part.Note));
}
