using System.Collections.Generic;
using Nino.Tests.Kit;

namespace Nino.Tests.Collections;

public sealed class NestedListTests : FormatterTests<List<List<string?>?>>
{
    protected override IEnumerable<List<List<string?>?>> Values =>
    [
        [], [null], [["a"], null, [], ["b", null]],
    ];
}
