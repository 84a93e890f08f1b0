using System.Collections.Generic;
using Nino.Tests.Kit;

namespace Nino.Tests.Scalars;

public sealed class Int32Tests : FormatterTests<int>
{
    protected override IEnumerable<int> Values =>
    [
        0, 1, -1, 0x12345678, int.MinValue, int.MaxValue,
    ];
}
