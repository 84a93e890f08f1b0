using System;
using System.Collections.Generic;
using Nino.Core;
using Nino.Tests.Kit;
using Nino.Tests.Types;
using Xunit;

namespace Nino.Tests.Objects;

public sealed class EncapsulatedTests : FormatterTests<Encapsulated>
{
    protected override IEnumerable<Encapsulated> Values => [new(), Encapsulated.Of(4), Encapsulated.With(new Guid("00112233-4455-6677-8899-aabbccddeeff"))];

    [Fact]
    public void Serialize_SettersThatAreNotPublic_AreMembersInTheirOrder() => Assert.Equal(
        "09" + "04000000" + "096E34" + "0400000000000000" + "0500000000000000" + "00000000000000000000000000000000" + "03" + "0400000002000000" + "03" + "0561" + "0562" + "08000000",
        Hex.Text(NinoSerializer.Serialize(Encapsulated.Of(4))));

    [Fact]
    public void Deserialize_PropertyMarkedIgnore_StaysAsItIsMade() =>
        Assert.Equal(7, NinoDeserializer.Deserialize<Encapsulated>(NinoSerializer.Serialize(Encapsulated.Of(4)))!.Left);
}

public sealed class EncapsulatedChildTests : FormatterTests<EncapsulatedChild>
{
    protected override IEnumerable<EncapsulatedChild> Values => [new(), EncapsulatedChild.Of(5, 6)];
}

public sealed class EncapsulatedSlotTests : FormatterTests<EncapsulatedSlot<int>>
{
    protected override IEnumerable<EncapsulatedSlot<int>> Values => [default, EncapsulatedSlot<int>.Of(1, 2)];
}

public sealed class EncapsulatedTextSlotTests : FormatterTests<EncapsulatedSlot<string>>
{
    protected override IEnumerable<EncapsulatedSlot<string>> Values => [default, EncapsulatedSlot<string>.Of("a", 2)];
}
