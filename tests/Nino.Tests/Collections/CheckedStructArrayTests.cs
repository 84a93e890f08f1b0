using System.Collections.Generic;
using Nino.Tests.Kit;
using Nino.Tests.Types;

namespace Nino.Tests.Collections;

public sealed class CheckedStructArrayTests : FormatterTests<CheckedStruct[]>
{
    protected override IEnumerable<CheckedStruct[]> Values =>
    [
        [], [default], [CheckedStruct.Full, default],
    ];
}
