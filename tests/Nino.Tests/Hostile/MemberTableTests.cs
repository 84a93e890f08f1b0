using System.Linq;
using Nino.Core;
using Nino.Tests.Kit;
using Nino.Tests.Types;
using Xunit;

namespace Nino.Tests.Hostile;

/// <summary>Tables of members (format.md §14) that lie.</summary>
public sealed class MemberTableTests
{
    /// <summary>The members of the type are 1, an int; 2, a string; 3, an int.</summary>
    [Fact]
    public void Table_OfAllMembers_IsRead()
    {
        TolerantNow value = NinoDeserializer.Deserialize<TolerantNow>(Hex.Bytes("FB 03 9A 00 40 1A 04 07 00 00 00 05 62 08 00 00 00"))!;
        Assert.Equal((7, "b", 8), (value.A, value.B, value.C));
    }

    [Theory]
    [InlineData("FB 00 01")]
    [InlineData("FB 01 10 02 FF")] // Number 0, which the type does not know.
    [InlineData("FB 01 7F 02 03 01 02 03")]
    [InlineData("FB 01 51 51 10 02 03 02 01 03 01 02")]
    [InlineData("FB 01 01 05 02 01 02 03 04 05")]
    [InlineData("FB 01 60 02 FB 01 10 02 FF")]
    [InlineData("FB 01 51 60 02 03 FB 01 10 02 FF C1 FE")]
    [InlineData("FB 01 60 02 F8 01 02 03 04 FB 01 10 02 FF")]
    [InlineData("FB 01 40 02 0A 05 61 61")] // Text of 2 chars that claims 5.
    [InlineData("FB 01 40 02 0A 01 C3 28")]
    [InlineData("FB 01 40 02 05 FF")]
    [InlineData("FB 01 02 02 07")]
    [InlineData("FB 01 30 02 FF FF FF FF FF FF FF FF")]
    [InlineData("FB 01 51 7F 02 02 01 05")]
    public void Table_OfUnknownMembers_IsSkipped(string bytes)
    {
        TolerantNow value = NinoDeserializer.Deserialize<TolerantNow>(Hex.Bytes(bytes))!;
        Assert.Equal((0, null, 5), (value.A, value.B, value.C));
    }

    [Fact]
    public void Table_OfNarrowerMembers_IsWidened() => Assert.Equal(-2, NinoDeserializer.Deserialize<TolerantNow>(Hex.Bytes("FB 01 99 00 02 FE FF"))!.A);

    [Theory]
    [InlineData("FB FF FF FF FF 0F 01", "claims 4294967295 members")]
    [InlineData("FB 01 05 02 00 00", "5 is no wire type")]
    [InlineData("FB 01 15 02 00 00", "21 is no wire type")]
    [InlineData("FB 01 37 02 00 00", "55 is no wire type")]
    [InlineData("FB 01 01 00 02 00 00", "0 bytes are no size")]
    [InlineData("FB 01 01 FF FF FF FF 0F 02 00", "bytes are no size")]
    [InlineData("FB 01 50 40 02 00", "Only values of fixed size")]
    [InlineData("FB 01 52 60 02 00", "Only values of fixed size")]
    [InlineData("FB 02 90 FF FF FF FF 07 10 03 00 00", "A member has number 2147483648")]
    [InlineData("FB 02 90 FF FF FF FF 0F 10 03 00 00", "A member has number 4294967296")]
    [InlineData("FB 01 10 03 00 00", "An object has 2 members, and 1 were named")]
    [InlineData("FB 01 40 02 04", "4 is not the head of a string")]
    [InlineData("FB 01 40 02 FD FF FF FF 0F", "bytes are needed")]
    [InlineData("FB 01 40 02 0A FF FF FF FF 1F 61 61", "more than 32 bits")]
    [InlineData("FB 01 50 10 02 02 00", "2 is not the presence")]
    [InlineData("FB 01 52 10 02 02 02 00", "Unused presence bits")]
    [InlineData("FB 01 7F 02 05 01", "bytes are needed")]
    [InlineData("FB 01 51 60 02 FF FF FF FF 0F", "claims 4294967294 elements")]
    [InlineData("FB 01 53 10 10 02 04 01 02 03", "claims 3 elements")]
    [InlineData("FB 01 52 01 80 80 80 80 01 02 11 FF FF", "4294967296 bytes are needed")] // 16 values of 2^28 bytes: 32 bits hold no such product.
    [InlineData("FB 01 60 02 02 00", "2 is not the head of a version-tolerant object")]
    [InlineData("FB 01 60 02 C5", "has not named")]
    [InlineData("FB 01 60 02 F8 01 02 03 04 02 00", "is not of a version-tolerant type")]
    [InlineData("FB 01 9B 00 02 00 00 00 00 00 00 00 00", "was written as a signed integer of 8 bytes")]
    [InlineData("FB 01 92 00 02 00 00 00 00", "was written as an unsigned integer of 4 bytes")]
    [InlineData("FB 01 C0 00 02 01", "was written as a string")]
    public void Table_ThatLies_IsRefused(string bytes, string message)
    {
        NinoException error = Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize<TolerantNow>(Hex.Bytes(bytes)));
        Assert.Contains(message, error.Message);
    }

    [Fact]
    public void WireTypes_ThatNestTooDeep_AreRefused()
    {
        byte[] bytes = [0xFB, 1, .. Enumerable.Repeat((byte)0x51, 100_000), 0x10, 2, 0];
        Assert.Contains("is no wire type", Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize<TolerantNow>(bytes)).Message);
    }

    /// <summary>A member that is not known holds an object that holds itself through an index, level after level.</summary>
    [Fact]
    public void SkippedObjects_ThatNestTooDeep_AreRefused()
    {
        byte[] bytes = [0xFB, 1, 0x60, 2, 0xFB, 1, 0x60, 2, .. Enumerable.Repeat((byte)0xC1, 100_000), 0];
        Assert.Contains("deeper than NinoOptions.MaxDepth", Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize<TolerantNow>(bytes)).Message);
    }

    [Fact]
    public void Index_OfATypeThatDoesNotFit_IsRefused()
    {
        // The second member of the holder is a TicketBase; the index is that of the holder itself.
        NinoException error = Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize<HolderAfter>(Hex.Bytes("FB 01 E0 01 02 C0")));
        Assert.Contains("where a Nino.Tests.Types.TicketBase is declared", error.Message);
    }

    [Fact]
    public void Block_ThatIsNotReadToItsEnd_IsRefused()
    {
        // Member 8 of a ticket is an object, in a block: null, and a byte.
        NinoException error = Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize<Ticket>(Hex.Bytes("FB 01 FF 07 02 02 00 00")));
        Assert.Contains("left over behind its value", error.Message);
    }
}
