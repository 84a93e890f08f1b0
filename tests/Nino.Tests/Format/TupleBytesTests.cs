using System;
using System.Collections.Generic;
using Nino.Core;
using Nino.Tests.Kit;
using Xunit;

namespace Nino.Tests.Format;

/// <summary>Tuples of format.md §3 and §7, worked out by hand.</summary>
public sealed class TupleBytesTests
{
    [Fact]
    public void ValueTuple_IsItsElements()
    {
        Payload.Is("05 61", new ValueTuple<string>("a"));
        Payload.Is("01 02 00 00 00", (true, 2));
        Payload.Is("05 61 02 01 00 00 00", ("a", new List<int> { 1 }));
        Payload.Is("01 02 03 04 05 06 07", ((byte)1, (byte)2, (byte)3, (byte)4, (byte)5, (byte)6, (byte)7));
        Payload.Is("03 01 01 00 00 02 00", new[] { (true, (short)1), (false, (short)2) });
    }

    [Fact]
    public void ValueTuple_OfEightAndMore_IsFlat()
    {
        Payload.Is("01 02 03 04 05 06 07 08", ((byte)1, (byte)2, (byte)3, (byte)4, (byte)5, (byte)6, (byte)7, (byte)8));
        Payload.Is(
            "01 02 03 04 05 06 07 08 09 0A 0B 0C 0D 0E 05 61",
            ((byte)1, (byte)2, (byte)3, (byte)4, (byte)5, (byte)6, (byte)7, (byte)8, (byte)9, (byte)10, (byte)11, (byte)12, (byte)13, (byte)14, "a"));
    }

    [Fact]
    public void NinoTuple_IsItsElements()
    {
        Payload.Is("05 61", new NinoTuple<string>("a"));
        Payload.Is("01 02 00 00 00", new NinoTuple<bool, int>(true, 2));
        Payload.Is("05 61 02 01 00 00 00", new NinoTuple<string, List<int>>("a", [1]));
        Payload.Is("03 01 01 00 00 02 00", new NinoTuple<bool, short>[] { (true, 1), (false, 2) });
        Payload.Is("01 02 03 04 05 06 07 08", new NinoTuple<byte, byte, byte, byte, byte, byte, byte, byte>(1, 2, 3, 4, 5, 6, 7, 8));
    }

    [Fact]
    public void NinoCompactValue_IsItsValueInCompactForm()
    {
        Payload.Is("02", new NinoCompactValue<int>(1));
        Payload.Is("0D 01 02 03", new NinoCompactValue<int[]>([1, 2, 3]));
        Payload.Is("00", new NinoCompactValue<int[]?>(null));
        Payload.Is("05 61", new NinoCompactValue<string>("a"));
        Payload.Is("03 02 04", new List<NinoCompactValue<long>> { 1, 2 });
        Payload.Is("02 05 61 09 07 08", new Dictionary<string, NinoCompactValue<int[]>> { ["a"] = new([7, 8]) });
        Payload.Is("02 05 00 00 00 02", (new NinoCompactValue<long>(1), 5, new NinoCompactValue<long>(1)));
    }

    [Fact]
    public void Tuple_IsAnObjectOfItsElements()
    {
        Payload.Is("00", (Tuple<int>?)null);
        Payload.Is("02 01 00 00 00", Tuple.Create(1));
        Payload.Is("03 05 61 00", new Tuple<string, string?>("a", null));
        Payload.Is("08 01 02 03 04 05 06 07", Tuple.Create((byte)1, (byte)2, (byte)3, (byte)4, (byte)5, (byte)6, (byte)7));
    }

    [Fact]
    public void Tuple_OfEightAndMore_EndsInATupleOfTheOthers() => Payload.Is(
        "09 01 02 03 04 05 06 07 03 08 09",
        new Tuple<byte, byte, byte, byte, byte, byte, byte, Tuple<byte, byte>>(1, 2, 3, 4, 5, 6, 7, new Tuple<byte, byte>(8, 9)));

    [Fact]
    public void Tuple_WithFewerElements_LeavesTheRestDefault() => Payload.Reads("02 05 00 00 00", new Tuple<int, string?>(5, null));

    [Theory]
    [InlineData("04 00 00 00 00 00 00")]
    [InlineData("C0")]
    [InlineData("FB")]
    public void Tuple_WithMoreElementsOrAnotherHead_IsRefused(string hex) =>
        Assert.Equal(typeof(Tuple<int, string>), Read.Rejected<Tuple<int, string>>(Hex.Bytes(hex)).Type);

    [Theory]
    [InlineData("08 01 02 03 04 05 06 07")]
    [InlineData("09 01 02 03 04 05 06 07 00")]
    public void Tuple_WithoutItsRest_IsRefused(string hex) =>
        Assert.Contains("rest", Read.Rejected<Tuple<byte, byte, byte, byte, byte, byte, byte, Tuple<byte>>>(Hex.Bytes(hex)).Message, StringComparison.Ordinal);

    [Fact]
    public void Tuple_OfADerivedClass_IsNotSliced() => Assert.Throws<NinoException>(() => NinoSerializer.Serialize<Tuple<int>>(new Labelled(1)));

    private sealed class Labelled(int item) : Tuple<int>(item)
    {
        public string Label => "label";
    }
}
