using System.Collections.Generic;
using Nino.Tests.Kit;
using Nino.Tests.Types;

namespace Nino.Tests.Structs;

public sealed class EnumOfUInt32Tests : FormatterTests<OfUInt32>
{
    protected override IEnumerable<OfUInt32> Values =>
    [
        default, OfUInt32.Max, (OfUInt32)77,
    ];
}
