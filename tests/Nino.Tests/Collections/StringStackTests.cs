using System.Collections.Generic;
using Nino.Tests.Kit;

namespace Nino.Tests.Collections;

public sealed class StringStackTests : FormatterTests<Stack<string?>>
{
    protected override IEnumerable<Stack<string?>> Values =>
    [
        new(), new(["a", null, "b"]),
    ];
}
