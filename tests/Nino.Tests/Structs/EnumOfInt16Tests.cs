using System.Collections.Generic;
using Nino.Tests.Kit;
using Nino.Tests.Types;

namespace Nino.Tests.Structs;

public sealed class EnumOfInt16Tests : FormatterTests<OfInt16>
{
    protected override IEnumerable<OfInt16> Values =>
    [
        default, OfInt16.Max, (OfInt16)77,
    ];
}
