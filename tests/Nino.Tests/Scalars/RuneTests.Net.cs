using System.Collections.Generic;
using System.Text;
using Nino.Tests.Kit;

namespace Nino.Tests.Scalars;

public sealed class RuneTests : FormatterTests<Rune>
{
    protected override IEnumerable<Rune> Values =>
    [
        new Rune('\0'), new Rune('a'), new Rune('中'), new Rune(0x1F600), new Rune(0x10FFFF), new Rune(0xD7FF), new Rune(0xE000),
    ];
}
