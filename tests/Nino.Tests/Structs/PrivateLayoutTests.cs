using System.Collections.Generic;
using Nino.Tests.Kit;
using Nino.Tests.Types;

namespace Nino.Tests.Structs;

public sealed class PrivateLayoutTests : FormatterTests<PrivateLayout>
{
    protected override IEnumerable<PrivateLayout> Values =>
    [
        default, new() { First = 1, Second = 2 },
    ];
}
