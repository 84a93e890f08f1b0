using System.Collections.Generic;
using Nino.Tests.Kit;
using Nino.Tests.Types;

namespace Nino.Tests.Structs;

public sealed class ExplicitLayoutTests : FormatterTests<ExplicitLayout>
{
    protected override IEnumerable<ExplicitLayout> Values =>
    [
        default, new() { First = 1, Second = 2 },
    ];
}
