using System.Collections.Generic;
using Nino.Tests.Kit;
using Nino.Tests.Types;

namespace Nino.Tests.Structs;

public sealed class EnumOfSByteTests : FormatterTests<OfSByte>
{
    protected override IEnumerable<OfSByte> Values =>
    [
        default, OfSByte.Max, (OfSByte)77,
    ];
}
