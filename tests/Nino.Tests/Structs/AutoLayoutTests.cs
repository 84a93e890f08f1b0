using System.Collections.Generic;
using Nino.Tests.Kit;
using Nino.Tests.Types;

namespace Nino.Tests.Structs;

public sealed class AutoLayoutTests : FormatterTests<AutoLayout>
{
    protected override IEnumerable<AutoLayout> Values =>
    [
        default, new() { First = 1, Second = 2, Third = 3, Fourth = 4 },
    ];
}
