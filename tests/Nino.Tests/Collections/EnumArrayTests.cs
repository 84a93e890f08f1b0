using System.Collections.Generic;
using Nino.Tests.Kit;
using Nino.Tests.Types;

namespace Nino.Tests.Collections;

public sealed class EnumArrayTests : FormatterTests<OfInt16[]>
{
    protected override IEnumerable<OfInt16[]> Values =>
    [
        [], [OfInt16.Min, OfInt16.Zero, (OfInt16)77],
    ];
}
