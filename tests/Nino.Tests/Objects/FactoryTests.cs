using System.Collections.Generic;
using Nino.Tests.Kit;
using Nino.Tests.Types;

namespace Nino.Tests.Objects;

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
