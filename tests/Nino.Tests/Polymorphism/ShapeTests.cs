using System.Collections.Generic;
using Nino.Tests.Kit;
using Nino.Tests.Types;

namespace Nino.Tests.Polymorphism;

public sealed class ShapeTests : FormatterTests<Shape>
{
    protected override IEnumerable<Shape> Values =>
    [
        new Circle { Id = 1, Label = "c", Radius = 2 }, new Square { Id = 2, Side = 3 },
    ];
}

public sealed class CircleTests : FormatterTests<Circle>
{
    protected override IEnumerable<Circle> Values =>
    [
        new() { Id = 1, Label = "c", Radius = 2 }, new(),
    ];
}

public sealed class SquareTests : FormatterTests<Square>
{
    protected override IEnumerable<Square> Values =>
    [
        new() { Id = 1, Label = "s", Side = 2 }, new(),
    ];
}
