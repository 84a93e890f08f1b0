using System.Collections.Generic;
using Nino.Tests.Kit;

namespace Nino.Tests.Collections;

public sealed class StringPairTests : FormatterTests<KeyValuePair<string?, string?>>
{
    protected override IEnumerable<KeyValuePair<string?, string?>> Values =>
    [
        default, new("a", "中"), new("", null),
    ];
}
