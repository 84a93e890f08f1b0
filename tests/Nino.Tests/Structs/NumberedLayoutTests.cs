using System.Collections.Generic;
using Nino.Tests.Kit;
using Nino.Tests.Types;

namespace Nino.Tests.Structs;

public sealed class NumberedLayoutTests : FormatterTests<NumberedLayout>
{
    protected override IEnumerable<NumberedLayout> Values =>
    [
        default, new() { First = 1, Second = 2 },
    ];
}
