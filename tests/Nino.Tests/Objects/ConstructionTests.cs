using System.Collections.Generic;
using Nino.Core;
using Nino.Tests.Kit;
using Nino.Tests.Types;
using Xunit;

namespace Nino.Tests.Objects;

public sealed class ConstructedTests : FormatterTests<Constructed>
{
    protected override IEnumerable<Constructed> Values =>
    [
        new(0, null) { Title = null }, new(1, "a") { Title = "t", Numbers = [1, 2] }, new(2, "b") { Title = "u", Numbers = null },
    ];
}

public sealed class DeconstructibleTests : FormatterTests<Deconstructible>
{
    protected override IEnumerable<Deconstructible> Values => [new(), new() { Id = 2 }];

    [Fact]
    public void Deserialize_RecordWithoutParameterList_IsMadeWithoutArguments() =>
        Assert.Equal("without arguments", NinoDeserializer.Deserialize<Deconstructible>(NinoSerializer.Serialize(new Deconstructible(1)))!.Made);
}

public sealed class DismantledTests : FormatterTests<Dismantled>
{
    protected override IEnumerable<Dismantled> Values => [new(), new() { Id = 2 }];

    [Fact]
    public void Deserialize_RecordWithoutParameterList_IsMadeWithoutArguments() =>
        Assert.Equal("without arguments", NinoDeserializer.Deserialize<Dismantled>(NinoSerializer.Serialize(new Dismantled(1)))!.Made);
}

public sealed class FactoryTests : FormatterTests<Factory>
{
    protected override IEnumerable<Factory> Values =>
    [
        Factory.Create(0), Named(Factory.Create(5)),
    ];

    private static Factory Named(Factory factory)
    {
        factory.Name = "made";
        return factory;
    }
}

public sealed class DescendingTests : FormatterTests<Descending>
{
    protected override IEnumerable<Descending> Values => [new(null), new(new(new(null)) { Name = "b" }) { Name = "c" }];
}

public sealed class RevertedTests : FormatterTests<Reverted>
{
    protected override IEnumerable<Reverted> Values => [new(1), new(2) { Original = new(1) }];
}
