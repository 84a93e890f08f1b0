using System.Collections.Generic;
using Nino.Tests.Kit;
using Nino.Tests.Types;

namespace Nino.Tests.Structs;

public sealed class EnumOfUInt16Tests : FormatterTests<OfUInt16>
{
    protected override IEnumerable<OfUInt16> Values =>
    [
        default, OfUInt16.Max, (OfUInt16)77,
    ];
}
