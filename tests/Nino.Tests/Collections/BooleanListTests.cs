using System.Collections.Generic;
using Nino.Tests.Kit;

namespace Nino.Tests.Collections;

public sealed class BooleanListTests : FormatterTests<List<bool>>
{
    protected override IEnumerable<List<bool>> Values =>
    [
        [], [true], [false, true],
    ];
}
