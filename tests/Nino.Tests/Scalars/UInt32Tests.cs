using System.Collections.Generic;
using Nino.Tests.Kit;

namespace Nino.Tests.Scalars;

public sealed class UInt32Tests : FormatterTests<uint>
{
    protected override IEnumerable<uint> Values =>
    [
        0, 1, 0x12345678, uint.MaxValue,
    ];
}
