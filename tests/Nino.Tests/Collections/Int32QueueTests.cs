using System.Collections.Generic;
using Nino.Tests.Kit;

namespace Nino.Tests.Collections;

public sealed class Int32QueueTests : FormatterTests<Queue<int>>
{
    protected override IEnumerable<Queue<int>> Values =>
    [
        new(), new([3, 1, 2]),
    ];
}
