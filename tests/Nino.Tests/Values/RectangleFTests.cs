using System.Collections.Generic;
using System.Drawing;
using Nino.Tests.Kit;

namespace Nino.Tests.Values;

public sealed class RectangleFTests : FormatterTests<RectangleF>
{
    protected override IEnumerable<RectangleF> Values =>
    [
        new(1.5f, 2, 3, 4),
    ];
}
