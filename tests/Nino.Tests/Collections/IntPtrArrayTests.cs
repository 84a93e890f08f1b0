using System.Collections.Generic;
using Nino.Tests.Kit;

namespace Nino.Tests.Collections;

public sealed class IntPtrArrayTests : FormatterTests<nint[]>
{
    protected override IEnumerable<nint[]> Values =>
    [
        [], [0, -1, nint.MaxValue],
    ];
}
