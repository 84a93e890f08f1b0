using System.Collections.Generic;
using Nino.Tests.Kit;

namespace Nino.Tests.Scalars;

public sealed class BooleanTests : FormatterTests<bool>
{
    protected override IEnumerable<bool> Values =>
    [
        false, true,
    ];
}
