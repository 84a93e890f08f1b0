using System;
using System.Buffers;
using System.Collections.Generic;
using System.Linq;
using Nino.Core;
using Nino.Tests.Kit;
using Nino.Tests.Types;
using Xunit;

namespace Nino.Tests.Structs;

/// <summary>Structs with an object head as elements, which are read where they stand.</summary>
public sealed class StructElementTests
{
    private const int ManyElements = 2000;

    private static readonly TextStruct Whole = new() { Id = 5, Name = "new", Numbers = [1] };

    [Fact]
    public void Deserialize_IntoRentedMemory_TakesNothingOver()
    {
        List<int> foreign = [9, 9];
        byte[] whole = NinoSerializer.Serialize(new Stack<TextStruct>([Whole]));
        byte[] shorter = Hex.Bytes("02 02 03 00 00 00");
        Soil(foreign);
        TextStruct read = NinoDeserializer.Deserialize<Stack<TextStruct>>(whole)!.Peek();
        Assert.NotSame(foreign, read.Numbers);
        Assert.Equal([1], read.Numbers);
        Assert.Equal([9, 9], foreign);
        Soil(foreign);
        read = NinoDeserializer.Deserialize<Stack<TextStruct>>(shorter)!.Peek();
        Assert.Equal((3, null, null), (read.Id, read.Name, read.Numbers));
    }

    [Fact]
    public void Deserialize_FewerMembers_KeepsWhatTheConstructorGives()
    {
        StartedStruct[] read = NinoDeserializer.Deserialize<StartedStruct[]>(Hex.Bytes("03 02 03 00 00 00 04 04 00 00 00 00 06 00 00 00"))!;
        Assert.Equal((3, "initial", 7), (read[0].Id, read[0].Name, read[0].Level));
        Assert.Equal((4, null, 6), (read[1].Id, read[1].Name, read[1].Level));
    }

    [Fact]
    public void Deserialize_FewerMembersInOtherArrays_KeepsWhatTheConstructorGives()
    {
        AssertStarted(NinoDeserializer.Deserialize<StartedStruct[,]>(Hex.Bytes("02 01 01 02 03 00 00 00"))![0, 0]);
        byte[] bytes = Hex.Bytes("02 02 03 00 00 00");
        StartedStruct[]? array = new StartedStruct[2];
        NinoDeserializer.DeserializeRef(ref array, bytes);
        AssertStarted(array![0]);
        ArraySegment<StartedStruct> segment = new(new StartedStruct[2]);
        NinoDeserializer.DeserializeRef(ref segment, bytes);
        AssertStarted(segment.Array![0]);
        Memory<StartedStruct> memory = new StartedStruct[2];
        NinoDeserializer.DeserializeRef(ref memory, bytes);
        AssertStarted(memory.Span[0]);
        StartedStruct[,]? rows = new StartedStruct[2, 1];
        NinoDeserializer.DeserializeRef(ref rows, Hex.Bytes("02 01 01 02 03 00 00 00"));
        AssertStarted(rows![0, 0]);
        StartedStruct? optional = null;
        NinoDeserializer.DeserializeRef(ref optional, Hex.Bytes("02 03 00 00 00"));
        AssertStarted(optional!.Value);
    }

    /// <summary>Whichever members of the holder the bytes have.</summary>
    [Theory]
    [InlineData("02 02 03 00 00 00")]
    [InlineData("03 02 03 00 00 00 06 00 00 00")]
    public void Deserialize_FewerMembersOfAMember_KeepsWhatTheConstructorGives(string bytes)
    {
        AssertStarted(NinoDeserializer.Deserialize<StartHolder>(Hex.Bytes(bytes))!.Start);
        StartHolder? holder = null;
        NinoDeserializer.DeserializeRef(ref holder, Hex.Bytes(bytes));
        AssertStarted(holder!.Start);
        holder.Start.Name = "kept";
        NinoDeserializer.DeserializeRef(ref holder, Hex.Bytes(bytes));
        Assert.Equal("kept", holder!.Start.Name);
    }

    [Fact]
    public void DeserializeRef_FewerMembersInArrays_KeepsWhatElementsHold()
    {
        StartedStruct[,]? rows = new StartedStruct[1, 1];
        rows[0, 0].Name = "kept";
        NinoDeserializer.DeserializeRef(ref rows, Hex.Bytes("02 01 01 02 03 00 00 00"));
        Assert.Equal((3, "kept"), (rows![0, 0].Id, rows[0, 0].Name));
    }

    [Fact]
    public void DeserializeRef_Elements_ReusesWhatTheyHold()
    {
        List<int> kept = [7];
        TextStruct[]? existing = [new() { Id = 1, Name = "old", Numbers = kept }];
        NinoDeserializer.DeserializeRef(ref existing, NinoSerializer.Serialize(new[] { Whole }));
        Assert.Equal((5, "new"), (existing![0].Id, existing[0].Name));
        Assert.Same(kept, existing[0].Numbers);
        Assert.Equal([1], kept);
    }

    [Fact]
    public void Deserialize_ManyElements_NestNoDeeperThanOne()
    {
        ListedStruct[] written = new ListedStruct[ManyElements];
        Array.Fill(written, new ListedStruct { Children = [default] });
        ListedStruct[] read = NinoDeserializer.Deserialize<ListedStruct[]>(NinoSerializer.Serialize(written))!;
        Assert.Equal(ManyElements, read.Length);
        Assert.All(read, element => Assert.Single(element.Children!));
    }

    [Fact]
    public void Deserialize_NestedElements_StopsAtTheLimit()
    {
        byte[] bytes = Hex.Bytes("02" + string.Concat(Enumerable.Repeat("04 00 00 00 00 00 02", 1000)) + "04 00 00 00 00 00 00");
        Assert.Contains("deeper", Read.Rejected<ListedStruct[]>(bytes).Message, StringComparison.Ordinal);
    }

    [Fact]
    public void Deserialize_Elements_CallsBackOnceForEach()
    {
        ListedStruct[] read = NinoDeserializer.Deserialize<ListedStruct[]>(NinoSerializer.Serialize(new ListedStruct[3]))!;
        Assert.All(read, element => Assert.Equal((1, 1), (element.Begun, element.Ended)));
    }

    private static void AssertStarted(StartedStruct read) => Assert.Equal((3, "initial", 7), (read.Id, read.Name, read.Level));

    /// <summary>Leaves values of others in memory that is rented next.</summary>
    private static void Soil(List<int> numbers)
    {
        TextStruct[] rented = ArrayPool<TextStruct>.Shared.Rent(1);
        Array.Fill(rented, new TextStruct { Id = 8, Name = "foreign", Numbers = numbers });
        ArrayPool<TextStruct>.Shared.Return(rented);
    }
}
