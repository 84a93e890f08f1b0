using System.Collections.Generic;
using Nino.Tests.Kit;
using Nino.Tests.Types;

namespace Nino.Tests.Objects;

public sealed class WideTests : FormatterTests<Wide>
{
    protected override IEnumerable<Wide> Values =>
    [
        new(), new() { M0 = 1, M189 = 2, M190 = 3, M199 = 4 },
    ];
}
