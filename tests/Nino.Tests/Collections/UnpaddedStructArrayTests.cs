using System.Collections.Generic;
using Nino.Tests.Kit;
using Nino.Tests.Types;

namespace Nino.Tests.Collections;

public sealed class UnpaddedStructArrayTests : FormatterTests<UnpaddedStruct[]>
{
    protected override IEnumerable<UnpaddedStruct[]> Values =>
    [
        [], [default], [new() { First = 1, Second = 2, Third = 3.5 }, new() { First = -1, Second = -1, Third = double.NaN }],
    ];
}
