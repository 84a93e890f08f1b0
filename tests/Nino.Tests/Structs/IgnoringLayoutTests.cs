using System.Collections.Generic;
using Nino.Tests.Kit;
using Nino.Tests.Types;

namespace Nino.Tests.Structs;

public sealed class IgnoringLayoutTests : FormatterTests<IgnoringLayout>
{
    protected override IEnumerable<IgnoringLayout> Values =>
    [
        default, new() { First = 1, Second = 2 },
    ];
}
