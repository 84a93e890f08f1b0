using System;
using Nino.Core;
using Nino.Tests.Kit;
using Xunit;

namespace Nino.Tests.Format;

/// <summary>format.md §1, through the heads of strings and arrays.</summary>
public sealed class VarintTests
{
    [Theory]
    [InlineData(0, "01")]
    [InlineData(126, "7F")]
    [InlineData(127, "80 01")]
    [InlineData(16382, "FF 7F")]
    [InlineData(16383, "80 80 01")]
    [InlineData(2097150, "FF FF 7F")]
    [InlineData(2097151, "80 80 80 01")]
    public void Write_CountOfArray_IsTheShortestForm(int count, string head)
    {
        byte[] payload = NinoSerializer.Serialize(new byte[count]);
        byte[] expected = Hex.Bytes(head);
        Assert.Equal(Hex.Text(expected), Hex.Text(payload.AsSpan(0, expected.Length)));
        Assert.Equal(expected.Length + count, payload.Length);
        Assert.Equal(count, NinoDeserializer.Deserialize<byte[]>(payload)!.Length);
    }

    [Theory]
    [InlineData("82 00 AB")]
    [InlineData("82 80 00 AB")]
    [InlineData("82 80 80 00 AB")]
    [InlineData("82 80 80 80 00 AB")]
    public void Read_PaddedForm_IsAccepted(string hex) => Payload.Reads<byte[]>(hex, [0xAB]);

    [Theory]
    [InlineData("82 80 80 80 10 AB")]
    [InlineData("FF FF FF FF 1F")]
    [InlineData("82 80 80 80 80 00 AB")]
    [InlineData("FF FF FF FF FF")]
    public void Read_MoreThan32Bits_Throws(string hex) => Read.RejectedAt<byte[]>(Hex.Bytes(hex), 0, "", typeof(byte[]));

    [Theory]
    [InlineData("")]
    [InlineData("80")]
    [InlineData("80 80")]
    [InlineData("80 80 80")]
    [InlineData("80 80 80 80")]
    public void Read_CutShort_Throws(string hex) => Read.RejectedAt<byte[]>(Hex.Bytes(hex), 0, "", typeof(byte[]));
}
