using System.Collections.Generic;
using System.Linq;
using Nino.Tests.Kit;

namespace Nino.Tests.Collections;

public sealed class Int32ArrayTests : FormatterTests<int[]>
{
    protected override IEnumerable<int[]> Values =>
    [
        [], [1], [int.MinValue, -1, 0, 1, int.MaxValue], Enumerable.Range(0, 5000).ToArray(),
    ];
}
