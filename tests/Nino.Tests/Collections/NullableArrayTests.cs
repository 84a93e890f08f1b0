using System.Collections.Generic;
using Nino.Tests.Kit;

namespace Nino.Tests.Collections;

public sealed class NullableArrayTests : FormatterTests<int?[]>
{
    protected override IEnumerable<int?[]> Values =>
    [
        [], [null], [1, null, -1],
    ];
}
