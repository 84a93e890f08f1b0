using System.Collections.Generic;
using Nino.Tests.Kit;

namespace Nino.Tests.Collections;

public sealed class StringListTests : FormatterTests<List<string?>>
{
    protected override IEnumerable<List<string?>> Values =>
    [
        [], [null], ["", "a", null, "中文"],
    ];
}
