using System.Collections.Generic;
using Nino.Tests.Kit;

namespace Nino.Tests.Collections;

public sealed class JaggedArrayTests : FormatterTests<int[]?[]>
{
    protected override IEnumerable<int[]?[]> Values =>
    [
        [], [null], [[], [1, 2], null, [3]],
    ];
}
