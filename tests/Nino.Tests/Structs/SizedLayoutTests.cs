using System.Collections.Generic;
using Nino.Tests.Kit;
using Nino.Tests.Types;

namespace Nino.Tests.Structs;

public sealed class SizedLayoutTests : FormatterTests<SizedLayout>
{
    protected override IEnumerable<SizedLayout> Values =>
    [
        default, new() { First = 1, Second = 2 },
    ];
}
