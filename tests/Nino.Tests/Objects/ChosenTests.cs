using System.Collections.Generic;
using Nino.Core;
using Nino.Tests.Kit;
using Nino.Tests.Types;
using Xunit;

namespace Nino.Tests.Objects;

public sealed class EncodedTests : FormatterTests<Encoded>
{
    protected override IEnumerable<Encoded> Values => [new(), new("a b")];
}

public sealed class EncodedOrNotTests : FormatterTests<EncodedOrNot>
{
    protected override IEnumerable<EncodedOrNot> Values => [new(), new("a b")];
}

public sealed class PictureTests : FormatterTests<Picture>
{
    protected override IEnumerable<Picture> Values => [new(1, "a")];
}

public sealed class AcceptedTests : FormatterTests<Accepted>
{
    protected override IEnumerable<Accepted> Values => [new(1), new(2)];

    [Fact]
    public void Deserialize_ParametersThatAreNoMembers_TakeTheirDefaults() =>
        Assert.Equal("none0", NinoDeserializer.Deserialize<Accepted>(NinoSerializer.Serialize(new Accepted(1, "a", "b")))!.Note);
}

public sealed class AcceptedAllTests : FormatterTests<AcceptedAll>
{
    protected override IEnumerable<AcceptedAll> Values => [new(1), new(2, "a", "b")];
}

public sealed class SealedTests : FormatterTests<Sealed>
{
    protected override IEnumerable<Sealed> Values => [new(1, "a")];
}

public sealed class SealedTakingTests : FormatterTests<SealedTaking>
{
    protected override IEnumerable<SealedTaking> Values => [SealedTaking.Of(1, null), SealedTaking.Of(2, "a")];

    [Fact]
    public void Deserialize_PrivateConstructor_IsCalledWithDefaults() =>
        Assert.Equal("noneFriday0", NinoDeserializer.Deserialize<SealedTaking>(NinoSerializer.Serialize(SealedTaking.Of(1, "a")))!.Note);
}

public sealed class SealedBoxTests : FormatterTests<SealedBox<string>>
{
    protected override IEnumerable<SealedBox<string>> Values => [SealedBox<string>.Of("a", 2)];
}
