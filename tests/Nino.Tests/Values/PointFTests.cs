using System.Collections.Generic;
using System.Drawing;
using Nino.Tests.Kit;

namespace Nino.Tests.Values;

public sealed class PointFTests : FormatterTests<PointF>
{
    protected override IEnumerable<PointF> Values =>
    [
        new(1.5f, -2),
        new(float.NaN, float.PositiveInfinity),
    ];
}
