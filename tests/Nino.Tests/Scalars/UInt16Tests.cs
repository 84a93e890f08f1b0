using System.Collections.Generic;
using Nino.Tests.Kit;

namespace Nino.Tests.Scalars;

public sealed class UInt16Tests : FormatterTests<ushort>
{
    protected override IEnumerable<ushort> Values =>
    [
        0, 1, 0x1234, ushort.MaxValue,
    ];
}
