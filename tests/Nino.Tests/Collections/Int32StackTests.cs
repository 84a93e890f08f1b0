using System.Collections.Generic;
using Nino.Tests.Kit;

namespace Nino.Tests.Collections;

public sealed class Int32StackTests : FormatterTests<Stack<int>>
{
    protected override IEnumerable<Stack<int>> Values =>
    [
        new(), new([3, 1, 2]),
    ];
}
