using System;
using System.Linq;
using Nino.Core;
using Nino.Core.Runtime;
using Nino.Tests.Kit;
using Nino.Tests.Types;
using Xunit;

namespace Nino.Tests.Hostile;

/// <summary>Presence bits of members (format.md §14) that lie.</summary>
public sealed class PresenceTests
{
    /// <summary>The members of the type are 1, an int; 2, a string; 3, an int.</summary>
    private const string Table = "FB 03 00 9A 00 40 1A 04 ";

    [Theory]
    [InlineData("00", 0, null, 0)]
    [InlineData("01 07 00 00 00", 7, null, 0)]
    [InlineData("02 05 62", 0, "b", 0)]
    [InlineData("07 07 00 00 00 05 62 08 00 00 00", 7, "b", 8)]
    [InlineData("03 00 00 00 00 00", 0, null, 0)] // What is present may be default.
    public void Bits_TellWhichMembersFollow(string bytes, int a, string? b, int c)
    {
        SkippingNow now = NinoDeserializer.Deserialize<SkippingNow>(Hex.Bytes(Table + bytes))!;
        Assert.Equal((a, b, c), (now.A, now.B, now.C));
        TolerantNow other = NinoDeserializer.Deserialize<TolerantNow>(Hex.Bytes(Table + bytes))!;
        Assert.Equal((a, b, c), (other.A, other.B, other.C));
    }

    [Theory]
    [InlineData("FB 03 00 9A 00 40 1A 04", "bytes are needed")]
    [InlineData("FB 03 00 9A 00 40 1A 04 08", "Unused presence bits")]
    [InlineData("FB 03 00 9A 00 40 1A 04 80", "Unused presence bits")]
    [InlineData("FB 03 00 9A 00 40 1A 04 04", "bytes are needed")]
    [InlineData("FB 03 00 9A 00 40 1A 03 00", "An object has 2 members, and 3 were named")]
    [InlineData("FB 03 00 00 9A 00 40 1A 04 00", "0 is no wire type")]
    [InlineData("FB 03 9A 00 00 40 1A 04 00", "0 is no wire type")]
    [InlineData("FB 03 80 9A 00 40 1A 04 00", "0 is no wire type")]
    [InlineData("FB 00 00 01", "0 is not the head of an object's members")]
    [InlineData("FB 01 51 00 02 00", "0 is no wire type")]
    [InlineData("FB FF FF FF FF 0F 00 9A 00", "claims 4294967295 members")]
    [InlineData("FB FF FF FF FF 07 00 9A 00", "claims 2147483647 members")]
    [InlineData("FB 01 00 C0 00 02 01", "was written as a string")]
    [InlineData("FB 01 00 10 FA FF FF FF FF 0F 00", "An object has 4294967295 members, and 1 were named")]
    [InlineData("FB 01 00 10 FA", "bytes are needed")]
    [InlineData("FB 01 E0 07 02 FB 03 00 10 10 10 04 08", "Unused presence bits")] // In a member that is skipped.
    [InlineData("FB 01 E0 07 02 FB 03 00 10 10 10 04", "bytes are needed")]
    [InlineData("FB 01 E0 07 02 FB 03 00 10 10 10 04 07 01", "bytes are needed")]
    public void Bits_ThatLie_AreRefused(string bytes, string message)
    {
        Assert.Contains(message, Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize<SkippingNow>(Hex.Bytes(bytes))).Message);
        Assert.Contains(message, Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize<TolerantNow>(Hex.Bytes(bytes))).Message);
    }

    /// <summary>Plain objects of the time before have no bits, under a base either, with as many members as the type.</summary>
    [Fact]
    public void PlainObject_UnderABase_HasNoBits()
    {
        byte[] id = BitConverter.GetBytes(Registry.Get(typeof(SkippingNow)).Id);
        byte[] bytes = [0xF8, .. id, .. Hex.Bytes("04 07 00 00 00 05 62 08 00 00 00")];
        SkippingNow now = Assert.IsType<SkippingNow>(NinoDeserializer.Deserialize<object>(bytes));
        Assert.Equal((7, "b", 8), (now.A, now.B, now.C));
    }

    [Fact]
    public void Mark_OfNoMembers_IsNone()
    {
        SkippingNow now = NinoDeserializer.Deserialize<SkippingNow>(Hex.Bytes("FB 00 01"))!;
        Assert.Equal((4, "b", 5), (now.A, now.B, now.C));
    }

    [Fact]
    public void Error_BehindTheBits_IsLocated()
    {
        NinoException error = Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize<SkippingNow>(Hex.Bytes(Table + "06 04 00 00 00 00")));
        Assert.Equal(("B", 9), (error.Path, error.Offset));
    }

    /// <summary>Objects of two bytes, of this version and of another, that take much more in memory.</summary>
    [Fact]
    public void ManyObjects_AreCounted()
    {
        AreCounted<PreferenceRecord>(NinoSerializer.Serialize(new PreferenceRecord(0, null) { Initialized = null, Later = 0 }));
        AreCounted<Preferences>(Hex.Bytes("FB 01 00 90 E7 07 02 00"));
    }

    /// <param name="first">An object with its table, of which no member is present.</param>
    private static void AreCounted<T>(byte[] first)
    {
        const int Count = 0x10000;
        byte[] bytes = [0x81, 0x80, 0x04, .. first, .. Enumerable.Repeat(new byte[] { 0xC0, 0 }, Count - 1).SelectMany(part => part)];
        NinoOptions few = NinoOptions.Default with { MaxAllocatedBytes = 1 << 16 };
        Assert.Contains("MaxAllocatedBytes", Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize<T[]>(bytes, few)).Message);
        Assert.Equal(Count, NinoDeserializer.Deserialize<T[]>(bytes)!.Length);
    }
}
