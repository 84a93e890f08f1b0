using System;
using System.Collections.Generic;
using Nino.Core;
using Nino.Tests.Kit;
using Nino.Tests.Types;
using Xunit;

namespace Nino.Tests.Objects;

public sealed class GetOnlyTests : FormatterTests<GetOnly>
{
    protected override IEnumerable<GetOnly> Values => [new() { Name = "a" }, new(Guid.NewGuid(), 1, 2, 3) { Scores = { 4, 5 } }];

    [Fact]
    public void Deserialize_ExistingInstance_TakesThemToo()
    {
        GetOnly value = new();
        GetOnly? other = new();
        NinoDeserializer.DeserializeRef(ref other, NinoSerializer.Serialize(value));

        Assert.Equal(value.Id, other!.Id);
    }

    [Fact]
    public void Deserialize_BytesThatLackThem_KeepsWhatTheInitializerGave() =>
        Assert.Equal([1], NinoDeserializer.Deserialize<GetOnly>(Hex.Bytes("02 00112233445566778899AABBCCDDEEFF"))!.Numbers);
}

public sealed class GetOnlyRecordTests : FormatterTests<GetOnlyRecord>
{
    protected override IEnumerable<GetOnlyRecord> Values => [new(1), new(2)];
}

public sealed class GetOnlyRestTests : FormatterTests<GetOnlyRest>
{
    protected override IEnumerable<GetOnlyRest> Values => [new(1), new(2)];
}

public sealed class GetOnlyBoxTests : FormatterTests<GetOnlyBox<string>>
{
    protected override IEnumerable<GetOnlyBox<string>> Values => [new(), GetOnlyBox<string>.Of("a")];
}

public sealed class GetOnlyPairTests : FormatterTests<GetOnlyPair>
{
    protected override IEnumerable<GetOnlyPair> Values => [default, new(1)];
}
