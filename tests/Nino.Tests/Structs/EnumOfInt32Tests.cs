using System.Collections.Generic;
using Nino.Tests.Kit;
using Nino.Tests.Types;

namespace Nino.Tests.Structs;

public sealed class EnumOfInt32Tests : FormatterTests<OfInt32>
{
    protected override IEnumerable<OfInt32> Values =>
    [
        default, OfInt32.Max, (OfInt32)77,
    ];
}
