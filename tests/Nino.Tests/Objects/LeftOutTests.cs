using Nino.Core;
using Nino.Tests.Types;
using Xunit;

namespace Nino.Tests.Objects;

/// <summary>What docs/en/guide/attributes.md says of members that are left out.</summary>
public sealed class LeftOutTests
{
    private static readonly NinoOptions Preserving = new() { PreserveReferences = true };

    [Fact]
    public void MemberThatIsLeftOut_KeepsWhatItsInitializerGaveIt() =>
        Assert.Equal((2, "made"), Read(new LeftOut { Id = 2, Note = "written", Mark = "" }, null) is var read ? (read.Id, read.Note) : default);

    [Fact]
    public void RequiredMemberThatIsLeftOut_IsSetToItsDefault() =>
        Assert.Null(Read(new LeftOut { Id = 2, Mark = "written" }, null).Mark);

    [Fact]
    public void RequiredMemberThatIsLeftOut_OfAnObjectThatKeepsItsIdentity_KeepsWhatItsInitializerGaveIt() =>
        Assert.Equal("made", Read(new LeftOut { Id = 2, Mark = "written" }, Preserving).Mark);

    private static LeftOut Read(LeftOut value, NinoOptions? options) => NinoDeserializer.Deserialize<LeftOut>(NinoSerializer.Serialize(value, options), options)!;
}
