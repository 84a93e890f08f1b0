using System.Collections.Generic;
using Nino.Tests.Kit;

namespace Nino.Tests.Collections;

public sealed class Int32LinkedListTests : FormatterTests<LinkedList<int>>
{
    protected override IEnumerable<LinkedList<int>> Values =>
    [
        new(), new([3, 1, 2]),
    ];
}
