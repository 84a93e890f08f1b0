using System.Collections.Generic;
using System.Drawing;
using Nino.Tests.Kit;

namespace Nino.Tests.Values;

public sealed class ColorTests : FormatterTests<Color>
{
    protected override IEnumerable<Color> Values =>
    [
        Color.Empty,
        Color.Red,
        Color.FromArgb(255, 255, 0, 0),
        Color.FromArgb(1, 2, 3, 4),
        Color.Transparent,
        Color.FromName("unheard of"),
        Color.FromName("Window"),
        Color.FromArgb(0, 0, 0, 0),
    ];
}
