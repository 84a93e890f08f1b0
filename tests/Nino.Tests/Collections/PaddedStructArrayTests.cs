using System.Collections.Generic;
using Nino.Tests.Kit;
using Nino.Tests.Types;

namespace Nino.Tests.Collections;

public sealed class PaddedStructArrayTests : FormatterTests<PaddedStruct[]>
{
    protected override IEnumerable<PaddedStruct[]> Values =>
    [
        [], [default], [new() { Small = 1, Large = 2, Middle = 3 }, new() { Small = 0xFF, Large = -1, Middle = -1 }],
    ];
}
