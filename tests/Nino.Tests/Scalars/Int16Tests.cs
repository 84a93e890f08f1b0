using System.Collections.Generic;
using Nino.Tests.Kit;

namespace Nino.Tests.Scalars;

public sealed class Int16Tests : FormatterTests<short>
{
    protected override IEnumerable<short> Values =>
    [
        0, 1, -1, 0x1234, short.MinValue, short.MaxValue,
    ];
}
