using System.Collections.Generic;
using Nino.Tests.Kit;

namespace Nino.Tests.Scalars;

public sealed class CharTests : FormatterTests<char>
{
    protected override IEnumerable<char> Values =>
    [
        '\0', 'a', 'é', '中', '\uD800', '\uDFFF', char.MaxValue,
    ];
}
