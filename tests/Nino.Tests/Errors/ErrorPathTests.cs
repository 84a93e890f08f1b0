using System;
using System.Collections.Generic;
using System.Linq;
using Nino.Core;
using Nino.Tests.Kit;
using Nino.Tests.Types;
using Xunit;

namespace Nino.Tests.Errors;

/// <summary>An error names the offset, the member path and the declared type of what could not be read.</summary>
public sealed partial class ErrorPathTests
{
    /// <summary>Bytes that no other part of a payload holds; its first four are an int, its ASCII a string.</summary>
    private const string Marker = "MARK";

    private static readonly int MarkerNumber = BitConverter.ToInt32("MARK"u8);

    [Fact]
    public void Text_InAMember() => AssertFails(new Report { Title = Marker }, 0, 0x80, -1, "Title", typeof(string));

    [Fact]
    public void Text_InAnElement() =>
        AssertFails(new Report { Items = [new(), null, new(), new() { Name = Marker }] }, 0, 0x80, -1, "Items[3].Name", typeof(string));

    [Fact]
    public void Bool_InAnElement() =>
        AssertFails(new Report { Items = [new(), new() { Name = Marker, IsDone = true }] }, 4, 2, 4, "Items[1].IsDone", typeof(bool));

    [Fact]
    public void Bool_InNestedLists() => AssertFails(
        new Report { Items = [new() { Name = Marker, Grid = [[true], null, [false, true, true]] }] }, 4 + 1 + 1 + 2 + 1 + 1 + 2, 2, 12, "Items[0].Grid[2][2]", typeof(bool));

    [Fact]
    public void Text_InAParentOfAParent() => AssertFails(
        new Report { Items = [new() { Parent = new() { Parent = new() { Name = Marker } } }] }, 0, 0xFF, -1, "Items[0].Parent.Parent.Name", typeof(string));

    [Fact]
    public void Text_InAValueOfADictionary() => AssertFails(
        new Report { Map = new() { ["a"] = null, ["b"] = new(), ["c"] = new() { Name = Marker } } }, 0, 0x80, -1, "Map[2].Value.Name", typeof(string));

    [Fact]
    public void Text_InAKeyOfADictionary() =>
        AssertFails(new Report { Map = new() { ["a"] = null, [Marker] = null } }, 3, 0x80, -1, "Map[1].Key", typeof(string));

    [Fact]
    public void Key_ThatIsRepeated_BlamesTheDictionary() =>
        AssertFails(new Report { Map = new() { ["MARC"] = new(), ["MARK"] = null } }, "MARC", 3, (byte)'K', -2, "Map", typeof(Dictionary<string, ReportItem>));

    [Fact]
    public void Key_ThatIsRepeatedBeforeAList_BlamesTheDictionaryAndNotTheList()
    {
        Report value = new() { Lists = new() { [MarkerNumber] = [1], [MarkerNumber + (1 << 24)] = [2] } };
        AssertFails(value, 3, (byte)'L', -1, "Lists", typeof(Dictionary<int, List<int>>));
    }

    [Fact]
    public void Key_ThatIsNull_BlamesTheKey()
    {
        byte[] payload = NinoSerializer.Serialize(new Dictionary<string, int> { ["a"] = 1, [""] = 2 });
        int key = 1 + 2 + 4;
        payload[key] = 0;
        Read.RejectedAt<Dictionary<string, int>>(payload, key, "[1].Key", typeof(string));
    }

    [Fact]
    public void Element_ThatIsRepeated_BlamesTheSet() =>
        AssertFails(new Report { Numbers = [MarkerNumber, MarkerNumber + (1 << 24)] }, 3, (byte)'L', -1, "Numbers", typeof(HashSet<int>));

    [Fact]
    public void Bool_InAFixedSizeStruct() =>
        AssertFails(new Report { Title = Marker, Header = new() { Flag = true } }, 4 + 2, 2, 6, "Header.Flag", typeof(bool));

    [Fact]
    public void Decimal_InAFixedSizeStruct() =>
        AssertFails(new Report { Title = Marker, Header = new() { Flag = true } }, 4 + 2 + 1, 1, 7, "Header.Amount", typeof(decimal));

    [Fact]
    public void DateTime_InAFixedSizeStructOfAnArray() => AssertFails(
        new Report { Rows = [default, new() { Time = new DateTime(MarkerNumber) }] }, 7, 0x3F, 0, "Rows[1].Time", typeof(DateTime));

    [Fact]
    public void Text_InAPolymorphicMember() => AssertFails(new Report { Shape = new Circle { Label = Marker } }, 0, 0x80, -1, "Shape.Label", typeof(string));

    [Fact]
    public void Text_InAnObjectMember() =>
        AssertFails(new Report { Anything = new Puppy { Name = Marker } }, 0, 0x80, -1, "Anything.Name", typeof(string));

    [Fact]
    public void Bool_InAListInAnObjectMember() =>
        AssertFails(new Report { Title = Marker, Anything = new List<bool> { true, false, true } }, " 04 01 00 01", 3, 2, 3, "Anything[2]", typeof(bool));

    [Fact]
    public void Bool_InAFixedSizeStructInAnObjectMember() => AssertFails(
        new Report { Title = Marker, Anything = new CheckedStruct { Flag = true, Amount = 1 } }, "01 00 00 00 00 00 00 00 00 01", 0, 2, 0, "Anything.Flag", typeof(bool));

    [Fact]
    public void Text_BehindAFixedSizeStructInAnObjectMember() => AssertFails(
        new Report { Anything = new CheckedStruct { Flag = true }, Text = new() { Name = Marker } }, 0, 0x80, -1, "Text.Name", typeof(string));

    [Fact]
    public void Text_InALaterObjectOfADerivedType() => AssertFails(
        new Holder { Shapes = [new Circle(), new Square(), new Circle { Label = Marker }] }, 0, 0x80, -1, "Shapes[2].Label", typeof(string));

    [Fact]
    public void TypeId_OfAPolymorphicMember() =>
        AssertFails(new Report { Shape = new Circle() }, "037EE945", 0, 0x04, -1, "Shape", typeof(Shape));

    [Fact]
    public void Text_InAStructWithAHead() => AssertFails(new Report { Text = new() { Name = Marker } }, 0, 0x80, -1, "Text.Name", typeof(string));

    [Fact]
    public void Head_OfAStruct() => AssertFails(new Report { Text = new() { Id = MarkerNumber } }, -1, 0, -1, "Text", typeof(TextStruct));

    [Fact]
    public void Presence_OfANullable() => AssertFails(
        new Report { Text = new() { Id = MarkerNumber }, Maybe = true }, 4 + 2, 2, 6, "Maybe", typeof(bool?));

    [Fact]
    public void Bool_InANullable() => AssertFails(
        new Report { Text = new() { Id = MarkerNumber }, Maybe = true }, 4 + 2 + 1, 2, 7, "Maybe", typeof(bool));

    [Fact]
    public void Bool_InAPair() => AssertFails(new Report { Pair = new(Marker, true) }, 4, 2, 4, "Pair.Value", typeof(bool));

    [Fact]
    public void DateTime_InAListInAGenericStruct() => AssertFails(
        new Report { Both = new() { Second = [default, new DateTime(MarkerNumber)] } }, 7, 0x3F, 0, "Both.Second[1]", typeof(DateTime));

    [Fact]
    public void Count_OfAList() => AssertFails(
        new Report { Items = [new() { Id = MarkerNumber }] }, -2, 0x7F, -2, "Items", typeof(List<ReportItem>));

    [Fact]
    public void Members_MoreThanKnown() => AssertFails(
        new Report { Items = [new(), new() { Id = MarkerNumber }] }, -1, 7, -1, "Items[1]", typeof(ReportItem));

    [Fact]
    public void Text_InASegmentedInput()
    {
        byte[] payload = NinoSerializer.Serialize(new Report { Items = [new() { Name = Marker }] });
        int place = payload.AsSpan().IndexOf("MARK"u8);
        payload[place] = 0x80;
        NinoException error = Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize<Report>(Segments.OfOneByte(payload)));
        Assert.Equal((place - 1, "Items[0].Name", typeof(string)), (error.Offset, error.Path, error.Type));
    }

    [Fact]
    public void Message_SaysWhere()
    {
        byte[] payload = NinoSerializer.Serialize(new Report { Items = [new() { Name = Marker }] });
        int place = payload.AsSpan().IndexOf("MARK"u8);
        payload[place] = 0x80;
        string message = Read.Rejected<Report>(payload).Message;
        Assert.Contains("'Items[0].Name'", message, StringComparison.Ordinal);
        Assert.Contains($"byte {place - 1}", message, StringComparison.Ordinal);
        Assert.Contains("System.String", message, StringComparison.Ordinal);
        Assert.Contains("the root", Read.Rejected<Report>([]).Message, StringComparison.Ordinal);
    }

    [Fact]
    public void CustomFormatter_ThatThrows_IsLocated()
    {
        byte[] payload = NinoSerializer.Serialize(new Weather { Air = new(21.5) });
        int place = payload.AsSpan().IndexOf("21.5"u8);
        payload[place] = (byte)'x';
        NinoException error = Read.RejectedAt<Weather>(payload, place - 1, "Air", typeof(Temperature));
        Assert.StartsWith("This is no temperature.", error.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void ErrorBehindDeepNesting_IsLocated()
    {
        Chain chain = Chain.OfDepth(500);
        byte[] payload = NinoSerializer.Serialize((object)chain);
        payload[^1] = 0xFF;
        Read.RejectedAt<object>(payload, payload.Length - 1, string.Join('.', Enumerable.Repeat("Next", 500)), typeof(Chain));
    }

    [Fact]
    public void TypeWithoutAFormatter_IsNamed()
    {
        NinoException error = Assert.Throws<NinoException>(() => NinoSerializer.Serialize((object)new Unregistered()));
        Assert.Equal((typeof(Unregistered), -1, null), (error.Type, error.Offset, error.Path));
        Assert.Contains("Unregistered", error.Message, StringComparison.Ordinal);
        Assert.Contains("[NinoType]", error.Message, StringComparison.Ordinal);
    }

    private sealed class Unregistered;

    private static void AssertFails<T>(T value, int at, byte with, int offset, string path, Type type) => AssertFails(value, Hex.Text("MARK"u8), at, with, offset, path, type);

    /// <summary>A payload of which one byte, at so many bytes from the marker, is another, fails at so many bytes from the marker.</summary>
    private static void AssertFails<T>(T value, string marker, int at, byte with, int offset, string path, Type type)
    {
        byte[] payload = NinoSerializer.Serialize(value);
        byte[] sought = marker.All(char.IsAsciiLetterUpper) ? System.Text.Encoding.ASCII.GetBytes(marker) : Hex.Bytes(marker);
        int place = payload.AsSpan().IndexOf(sought);
        Assert.NotEqual(-1, place);
        Assert.Null(Structure.Difference(value, NinoDeserializer.Deserialize<T>(payload)));
        payload[place + at] = with;
        Read.RejectedAt<T>(payload, place + offset, path, type);
    }
}
