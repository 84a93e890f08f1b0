using System.Collections.Generic;
using Nino.Tests.Kit;
using Nino.Tests.Types;

namespace Nino.Tests.Polymorphism;

public sealed class SquareTests : FormatterTests<Square>
{
    protected override IEnumerable<Square> Values =>
    [
        new() { Id = 1, Label = "s", Side = 2 }, new(),
    ];
}
