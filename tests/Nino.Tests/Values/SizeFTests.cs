using System.Collections.Generic;
using System.Drawing;
using Nino.Tests.Kit;

namespace Nino.Tests.Values;

public sealed class SizeFTests : FormatterTests<SizeF>
{
    protected override IEnumerable<SizeF> Values =>
    [
        new(1.5f, -2),
    ];
}
