using System.Collections.Generic;
using Nino.Tests.Kit;
using Nino.Tests.Types;

namespace Nino.Tests.Structs;

public sealed class EnumOfUInt64Tests : FormatterTests<OfUInt64>
{
    protected override IEnumerable<OfUInt64> Values =>
    [
        default, OfUInt64.Max, (OfUInt64)77,
    ];
}
