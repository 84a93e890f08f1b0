using System.Collections.Generic;
using Nino.Tests.Kit;

namespace Nino.Tests.Collections;

public sealed class ObjectArrayTests : FormatterTests<object?[]>
{
    protected override IEnumerable<object?[]> Values =>
    [
        [], [null], [1, "a", null, 2.5, 2, new List<int> { 1 }, new byte[] { 1, 2 }],
    ];
}
