using System.Collections.Generic;
using Nino.Tests.Kit;
using Nino.Tests.Types;

namespace Nino.Tests.Collections;

public sealed class ShapeListTests : FormatterTests<List<Shape?>>
{
    protected override IEnumerable<List<Shape?>> Values =>
    [
        [], [null], [new Circle { Radius = 1 }, new Square { Label = "s" }, new Circle { Id = 3 }],
    ];
}
