using System.Collections.Generic;
using Nino.Tests.Kit;

namespace Nino.Tests.Collections;

public sealed class CharArrayTests : FormatterTests<char[]>
{
    protected override IEnumerable<char[]> Values =>
    [
        [], ['a'], ['a', '中', '\uD800'],
    ];
}
