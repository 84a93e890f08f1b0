using System.Collections.Generic;
using Nino.Tests.Kit;
using Nino.Tests.Types;

namespace Nino.Tests.Polymorphism;

public sealed class CircleTests : FormatterTests<Circle>
{
    protected override IEnumerable<Circle> Values =>
    [
        new() { Id = 1, Label = "c", Radius = 2 }, new(),
    ];
}
