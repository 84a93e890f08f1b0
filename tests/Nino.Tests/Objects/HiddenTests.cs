using System.Collections.Generic;
using Nino.Tests.Kit;
using Nino.Tests.Types;

namespace Nino.Tests.Objects;

public sealed class HiddenTests : FormatterTests<Hidden>
{
    protected override IEnumerable<Hidden> Values =>
    [
        new(), new(1, 2, "three"),
    ];
}
