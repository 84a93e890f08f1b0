using System.Collections.Generic;
using Nino.Tests.Kit;
using Nino.Tests.Types;

namespace Nino.Tests.Structs;

public sealed class EnumOfByteTests : FormatterTests<OfByte>
{
    protected override IEnumerable<OfByte> Values =>
    [
        default, OfByte.Max, (OfByte)77,
    ];
}
