using System.Collections.Generic;
using System.Linq;
using Nino.Tests.Kit;

namespace Nino.Tests.Collections;

public sealed class Int32ListTests : FormatterTests<List<int>>
{
    protected override IEnumerable<List<int>> Values =>
    [
        [], [1], [int.MinValue, int.MaxValue], Enumerable.Range(0, 5000).ToList(),
    ];
}
