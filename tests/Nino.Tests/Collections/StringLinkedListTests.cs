using System.Collections.Generic;
using Nino.Tests.Kit;

namespace Nino.Tests.Collections;

public sealed class StringLinkedListTests : FormatterTests<LinkedList<string?>>
{
    protected override IEnumerable<LinkedList<string?>> Values =>
    [
        new(), new(["a", null, "b"]),
    ];
}
