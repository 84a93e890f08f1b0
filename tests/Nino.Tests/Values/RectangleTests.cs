using System.Collections.Generic;
using System.Drawing;
using Nino.Tests.Kit;

namespace Nino.Tests.Values;

public sealed class RectangleTests : FormatterTests<Rectangle>
{
    protected override IEnumerable<Rectangle> Values =>
    [
        new(1, 2, 3, 4),
        Rectangle.Empty,
    ];
}
