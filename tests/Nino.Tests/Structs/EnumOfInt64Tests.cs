using System.Collections.Generic;
using Nino.Tests.Kit;
using Nino.Tests.Types;

namespace Nino.Tests.Structs;

public sealed class EnumOfInt64Tests : FormatterTests<OfInt64>
{
    protected override IEnumerable<OfInt64> Values =>
    [
        default, OfInt64.Max, (OfInt64)77,
    ];
}
