using System.Collections.Generic;
using Nino.Tests.Kit;

namespace Nino.Tests.Collections;

public sealed class StringSetTests : FormatterTests<HashSet<string?>>
{
    protected override IEnumerable<HashSet<string?>> Values =>
    [
        [], ["a", null, "中"],
    ];
}
