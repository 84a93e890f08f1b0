using System.Collections.Generic;
using System.Drawing;
using Nino.Tests.Kit;

namespace Nino.Tests.Values;

public sealed class PointTests : FormatterTests<Point>
{
    protected override IEnumerable<Point> Values =>
    [
        new(1, -2),
        Point.Empty,
    ];
}
