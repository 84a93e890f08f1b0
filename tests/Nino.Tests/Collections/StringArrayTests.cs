using System.Collections.Generic;
using Nino.Tests.Kit;

namespace Nino.Tests.Collections;

public sealed class StringArrayTests : FormatterTests<string?[]>
{
    protected override IEnumerable<string?[]> Values =>
    [
        [], [null], ["", "a", null, "中文", "é"],
    ];
}
