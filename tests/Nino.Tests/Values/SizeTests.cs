using System.Collections.Generic;
using System.Drawing;
using Nino.Tests.Kit;

namespace Nino.Tests.Values;

public sealed class SizeTests : FormatterTests<Size>
{
    protected override IEnumerable<Size> Values =>
    [
        new(1, -2),
        Size.Empty,
    ];
}
