using System.Collections.Generic;
using Nino.Core;
using Nino.Tests.Kit;
using Nino.Tests.Types;
using Xunit;

namespace Nino.Tests.Objects;

public sealed class WrappedTests : FormatterTests<Wrapped>
{
    protected override IEnumerable<Wrapped> Values => [new("a", [1, 2]), new WrappedTwice("", [], new() { ["k"] = 1 })];

    /// <summary>Text and Numbers are there, Length is as the constructor makes it of what was read.</summary>
    [Fact]
    public void Deserialize_BytesOfTwoMembers_SetsThoseAgain()
    {
        Wrapped value = NinoDeserializer.Deserialize<Wrapped>(Hex.Bytes("03 05 61 02 07 00 00 00"))!;

        Assert.Equal(("a", 1), (value.Text, value.Length));
        Assert.Equal([7], value.Numbers);
    }

    /// <summary>What the bytes lack is as the constructor made it, once.</summary>
    [Fact]
    public void Deserialize_BytesThatLackAnArgument_LeavesItToTheConstructor() =>
        Assert.Equal("<none>", NinoDeserializer.Deserialize<WrappedDefault>(Hex.Bytes("02 01000000"))!.Text);

    [Fact]
    public void Deserialize_MarkedConstructor_HasTheLastWord() =>
        Assert.Equal("<<a>>", NinoDeserializer.Deserialize<WrappedByChoice>(NinoSerializer.Serialize(new WrappedByChoice("a")))!.Text);
}

public sealed class WrappedTwiceTests : FormatterTests<WrappedTwice>
{
    protected override IEnumerable<WrappedTwice> Values => [new("a", [1, 2], new() { ["k"] = 1 })];
}
