using System.Collections.Generic;
using Nino.Tests.Kit;

namespace Nino.Tests.Collections;

public sealed class StringQueueTests : FormatterTests<Queue<string?>>
{
    protected override IEnumerable<Queue<string?>> Values =>
    [
        new(), new(["a", null, "b"]),
    ];
}
