using System.Collections.Generic;
using Nino.Core;
using Nino.Tests.Kit;
using Nino.Tests.Types;
using Xunit;

namespace Nino.Tests.Objects;

public sealed class UnderscoredTests : FormatterTests<Underscored>
{
    protected override IEnumerable<Underscored> Values => [new(1, null), new(2, "two")];

    [Fact]
    public void Deserialize_FieldsWithUnderscores_AreTakenByTheConstructor() =>
        Assert.Equal("1 a", NinoDeserializer.Deserialize<Underscored>(NinoSerializer.Serialize(new Underscored(1, "a")))!.Sum());
}
