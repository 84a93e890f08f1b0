using System;
using System.Collections.Generic;
using System.Linq;
using Nino.Core;
using Nino.Tests.Kit;
using Xunit;

namespace Nino.Tests.Hostile;

/// <summary>Bytes that are no value, everywhere that the type may stand.</summary>
public sealed partial class InvalidScalarTests
{
    [Fact]
    public void Deserialize_BoolOfNeitherZeroNorOne_Throws() =>
        Assert.All(Enumerable.Range(2, 254), value => AssertRefused(true, [(byte)value]));

    [Fact]
    public void Deserialize_EmptyTupleOfAnotherByte_Throws() =>
        Assert.All(Enumerable.Range(0, 256).Where(value => value != 1), value => AssertRefused(default(ValueTuple), [(byte)value]));

    /// <summary>Many are checked together.</summary>
    [Fact]
    public void Deserialize_ManyEmptyTuplesOfZero_Throws()
    {
        byte[] bytes = NinoSerializer.Serialize(new ValueTuple?[64].Select(_ => (ValueTuple?)default(ValueTuple)).ToArray());
        Assert.Equal(64, NinoDeserializer.Deserialize<ValueTuple?[]>(bytes)!.Length);
        bytes.AsSpan(bytes.Length - 64).Clear();
        Read.Rejected<ValueTuple?[]>(bytes);
        byte[] plain = NinoSerializer.Serialize(new ValueTuple[64]);
        Assert.Equal(64, NinoDeserializer.Deserialize<ValueTuple[]>(plain)!.Length);
        plain.AsSpan(plain.Length - 64).Clear();
        Read.Rejected<ValueTuple[]>(plain);
    }

    [Fact]
    public void Deserialize_PresenceOfNeitherZeroNorOne_Throws() =>
        Assert.All(Enumerable.Range(2, 254), value => Read.Rejected<int?>([(byte)value, 0, 0, 0, 0]));

    [Theory]
    [InlineData("00 00 1D 00")]
    [InlineData("00 00 FF 00")]
    [InlineData("01 00 00 00")]
    [InlineData("00 01 00 00")]
    [InlineData("00 00 00 01")]
    [InlineData("00 00 00 40")]
    [InlineData("FF FF FF FF")]
    public void Deserialize_DecimalOfImpossibleFlags_Throws(string flags) => AssertRefused(1m, Hex.Bytes(flags + "01 00 00 00 01 00 00 00 01 00 00 00"));

    [Fact]
    public void Deserialize_DateTimeOfTicksOutOfRange_Throws() => Assert.All(new ulong[] { 0, 1, 2, 3 }, kind =>
    {
        AssertRefused(DateTime.MinValue, BitConverter.GetBytes((kind << 62) | 3155378976000000000));
        AssertRefused(DateTime.MinValue, BitConverter.GetBytes((kind << 62) | 0x3FFF_FFFF_FFFF_FFFF));
    });

    [Theory]
    [InlineData(-1L, 0)]
    [InlineData(long.MinValue, 0)]
    [InlineData(3155378976000000000, 0)]
    [InlineData(1000000000000L, 841)]
    [InlineData(1000000000000L, -841)]
    [InlineData(1000000000000L, short.MaxValue)]
    [InlineData(1000000000000L, short.MinValue)]
    [InlineData(0L, 1)]
    [InlineData(3155378975999999999, -1)]
    public void Deserialize_DateTimeOffsetOutOfRange_Throws(long ticks, short minutes) =>
        AssertRefused(DateTimeOffset.UnixEpoch, [.. BitConverter.GetBytes(ticks), .. BitConverter.GetBytes(minutes)]);

    /// <summary>As a root, nullable, behind a type id, and as each element of collections, nullable or not.</summary>
    private static void AssertRefused<T>(T valid, byte[] bad)
        where T : struct
    {
        byte[] good = NinoSerializer.Serialize(valid);
        Assert.Equal(good.Length, bad.Length);
        Read.RejectedAt<T>(bad, 0, "", typeof(T));
        Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize<T>(bad, out _));
        Read.Rejected<T?>([1, .. bad]);
        Read.Rejected<object>([.. NinoSerializer.Serialize((object)valid)[..5], .. bad]);
        Read.RejectedAt<T[]>([4, .. good, .. good, .. bad], 1 + (2 * good.Length), "[2]", typeof(T));
        Read.RejectedAt<List<T>>([4, .. bad, .. good, .. good], 1, "[0]", typeof(T));
        Read.RejectedAt<T?[]>([4, 7, .. good, .. good, .. bad], 2 + (2 * good.Length), "[2]", typeof(T));
        Read.RejectedAt<Dictionary<int, T>>([2, 0, 0, 0, 0, .. bad], 5, "[0].Value", typeof(T));
    }
}
