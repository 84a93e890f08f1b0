using System.Collections.Generic;
using System.Linq;
using Nino.Tests.Kit;

namespace Nino.Tests.Collections;

public sealed class Int32SetTests : FormatterTests<HashSet<int>>
{
    protected override IEnumerable<HashSet<int>> Values =>
    [
        [], [3, 1, 2], Enumerable.Range(0, 3000).ToHashSet(),
    ];
}

public sealed class StringSetTests : FormatterTests<HashSet<string?>>
{
    protected override IEnumerable<HashSet<string?>> Values =>
    [
        [], ["a", null, "中"],
    ];
}
