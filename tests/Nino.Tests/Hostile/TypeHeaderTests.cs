using System.Collections.Generic;
using System.Linq;
using Nino.Core;
using Nino.Tests.Kit;
using Nino.Tests.Types;
using Xunit;

namespace Nino.Tests.Hostile;

/// <summary>Heads and type ids that name what is not there, or what must not be there.</summary>
public sealed partial class TypeHeaderTests
{
    private const string DogId = "7317023E";
    private const string AnimalId = "FFC83CA2";
    private const string SquareId = "64DDED7C";
    private const string ObjectId = "B58BE760";
    private const string Int32Id = "BA82ADF9";

    [Fact]
    public void Deserialize_UnknownTypeId_Throws()
    {
        Read.RejectedAt<object>(Hex.Bytes("F8 01 02 03 04 01"), 0, "", typeof(object));
        Read.RejectedAt<Shape>(Hex.Bytes("F8 01 02 03 04 01"), 0, "", typeof(Shape));
        Read.RejectedAt<IMessage>(Hex.Bytes("F8 01 02 03 04 01"), 0, "", typeof(IMessage));
        Read.RejectedAt<Animal>(Hex.Bytes("F8 01 02 03 04 02 00"), 0, "", typeof(Animal));
        Read.RejectedAt<TextStruct>(Hex.Bytes("F8 01 02 03 04 01"), 0, "", typeof(TextStruct));
        Read.RejectedAt<Holder>(Hex.Bytes("02 F8 01 02 03 04 01"), 1, "Shape", typeof(Shape));
    }

    /// <summary>Where an interface is named as the type of an object, nothing is read behind it, however often it is named.</summary>
    [Fact]
    public void Deserialize_TypeWithoutInstances_IsRefusedWhereItIsNamed()
    {
        byte[] named = Hex.Bytes("F8 B5 36 8F 68 05");
        byte[] often = [.. Enumerable.Repeat(named, 3).SelectMany(one => one)];
        Assert.Contains("no instances of its own", Read.RejectedAt<object>(often, 0, "", typeof(object)).Message, System.StringComparison.Ordinal);
        Read.RejectedAt<IMessage>(often, 0, "", typeof(IMessage));
        Read.RejectedAt<object?[]>([2, .. often], 1, "[0]", typeof(object));

        using DripStream stream = new([.. Enumerable.Repeat(named, 1000).SelectMany(one => one)], 1);
        Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize<object>(stream));
        Assert.Equal(named.Length, stream.Calls);
    }

    [Fact]
    public void Deserialize_TypeOutsideTheDeclaredHierarchy_IsNotBuilt()
    {
        string tripwire = Hex.Text(NinoSerializer.Serialize((object)new Tripwire())[..5]);
        int before = Tripwire.Built;
        Read.RejectedAt<Shape>(Hex.Bytes(tripwire + "02 00 00 00 00"), 0, "", typeof(Shape));
        Read.RejectedAt<Animal>(Hex.Bytes(tripwire + "02 00 00 00 00"), 0, "", typeof(Animal));
        Read.RejectedAt<IMessage>(Hex.Bytes(tripwire + "02 00 00 00 00"), 0, "", typeof(IMessage));
        Read.RejectedAt<Person>(Hex.Bytes(tripwire + "02 00 00 00 00"), 0, "", typeof(Person));
        Read.RejectedAt<TextStruct>(Hex.Bytes(tripwire + "02 00 00 00 00"), 0, "", typeof(TextStruct));
        Read.RejectedAt<Holder>(Hex.Bytes("03 00" + tripwire + "02 00 00 00 00"), 2, "Message", typeof(IMessage));
        Read.RejectedAt<Animal?[]>(Hex.Bytes("02" + tripwire + "02 00 00 00 00"), 1, "[0]", typeof(Animal));
        Read.Rejected<int>(Hex.Bytes(tripwire + "02 00 00 00 00"));
        Read.Rejected<string>(Hex.Bytes(tripwire + "02 00 00 00 00"));
        Read.Rejected<List<int>>(Hex.Bytes(tripwire + "02 00 00 00 00"));
        Assert.Equal(before, Tripwire.Built);
    }

    [Fact]
    public void Deserialize_TypeSeenUnderObject_MustFitWhereItIsReferredTo()
    {
        string tripwire = Hex.Text(NinoSerializer.Serialize((object)new Tripwire())[..5]);
        int before = Tripwire.Built;
        // Anything: a tripwire, which object allows. Then Messages: a list of one, which refers to it by its index.
        Read.RejectedAt<Holder>(Hex.Bytes("06 00 00 00" + tripwire + "02 00 00 00 00 02 C0 02 00 00 00 00"), 15, "Messages[0]", typeof(IMessage));
        Assert.InRange(Tripwire.Built - before, 0, 2);
    }

    [Fact]
    public void Deserialize_BaseTypeForADerivedRoot_Throws()
    {
        Read.RejectedAt<Dog>(Hex.Bytes($"F8 {AnimalId} 02 00"), 0, "", typeof(Dog));
        Read.RejectedAt<Circle>(Hex.Bytes($"F8 {SquareId} 01"), 0, "", typeof(Circle));
    }

    [Fact]
    public void Deserialize_AbstractTypeItself_Throws()
    {
        Read.Rejected<object>(Hex.Bytes($"F8 {ObjectId} 01"));
        Read.Rejected<object>(Hex.Bytes($"F8 {ObjectId} F8 {DogId} 01"));
        Read.RejectedAt<Shape>(Hex.Bytes("01"), 0, "", typeof(Shape));
        Read.RejectedAt<IMessage>(Hex.Bytes("02 00 00 00 00"), 0, "", typeof(IMessage));
        Read.RejectedAt<object>(Hex.Bytes("01"), 0, "", typeof(object));
    }

    [Theory]
    [InlineData("C0")]
    [InlineData("F7")]
    [InlineData("F9 00")]
    [InlineData("F9 FF FF FF FF 0F")]
    public void Deserialize_IndexOfATypeNotSeen_Throws(string head)
    {
        Read.RejectedAt<object>(Hex.Bytes(head + "01"), 0, "", typeof(object));
        Read.RejectedAt<Animal>(Hex.Bytes(head + "01"), 0, "", typeof(Animal));
        Read.RejectedAt<Animal?[]>(Hex.Bytes("03 01" + head + "01"), 2, "[1]", typeof(Animal));
    }

    [Fact]
    public void Deserialize_IndexOfATypeThatTheMessageBeforeNamed_Throws()
    {
        byte[] before = NinoSerializer.Serialize<Animal?[]>([new Dog(), new Puppy(), new Puppy()]);
        Assert.Equal(3, NinoDeserializer.Deserialize<Animal?[]>(before)!.Length);
        Read.RejectedAt<Animal?[]>(Hex.Bytes($"03 F8 {DogId} 01 C1 00 00 00 00 00 00"), 7, "[1]", typeof(Animal));
    }

    [Theory]
    [InlineData($"F8 {DogId} F8 {DogId} 01")]
    [InlineData($"F8 {DogId} C0 01")]
    [InlineData($"F8 {DogId} F9 00 01")]
    [InlineData($"F8 {DogId} 00")]
    public void Deserialize_HeaderAfterAHeader_Throws(string hex)
    {
        Read.Rejected<Animal>(Hex.Bytes(hex));
        Read.Rejected<object>(Hex.Bytes(hex));
        Read.Rejected<Dog>(Hex.Bytes(hex));
        Read.Rejected<Holder>(Hex.Bytes("04 00 00" + hex));
    }

    [Theory]
    [InlineData("FB")]
    [InlineData("FC")]
    [InlineData("FD")]
    [InlineData("FE")]
    [InlineData("FF")]
    public void Deserialize_ReservedHead_Throws(string head)
    {
        Read.RejectedAt<Person>(Hex.Bytes(head + "01 00"), 0, "", typeof(Person));
        Read.RejectedAt<TextStruct>(Hex.Bytes(head + "01 00"), 0, "", typeof(TextStruct));
        Read.RejectedAt<TextStruct?>(Hex.Bytes(head + "01 00"), 0, "", typeof(TextStruct));
        Read.RejectedAt<Shape>(Hex.Bytes(head + "01 00"), 0, "", typeof(Shape));
        Read.RejectedAt<object>(Hex.Bytes(head + "01 00"), 0, "", typeof(object));
        Read.Rejected<Animal>(Hex.Bytes($"F8 {DogId} {head} 01 00"));
        Read.RejectedAt<Holder>(Hex.Bytes($"05 00 00 00 {head} 01"), 4, "Anything", typeof(object));
    }

    [Fact]
    public void Deserialize_NullForAStruct_Throws()
    {
        Read.RejectedAt<TextStruct>(Hex.Bytes("00"), 0, "", typeof(TextStruct));
        Read.RejectedAt<TextStruct[]>(Hex.Bytes("03 01 00"), 2, "[1]", typeof(TextStruct));
    }

    [Fact]
    public void Deserialize_ScalarUnderAnInterface_Throws() => Read.RejectedAt<IMessage>(Hex.Bytes($"F8 {Int32Id} 01 00 00 00"), 0, "", typeof(IMessage));

    [Fact]
    public void Deserialize_EveryHead_IsAValueOrRefused() => Assert.All(Enumerable.Range(0, 256), head =>
    {
        byte[] bytes = [(byte)head, .. new byte[24]];
        bool isHigh = head >= 192;
        Assert.False(Read.IsValue<Person>(bytes, out _) && isHigh);
        Assert.False(Read.IsValue<Holder>(bytes, out _) && isHigh);
        Assert.False(Read.IsValue<TextStruct>(bytes, out _) && isHigh);
        Assert.False(Read.IsValue<object>(bytes, out _));
    });
}
