using System.Collections.Generic;
using Nino.Tests.Kit;
using Nino.Tests.Types;

namespace Nino.Tests.Structs;

public sealed class OpenLayoutTests : FormatterTests<OpenLayout>
{
    protected override IEnumerable<OpenLayout> Values =>
    [
        default, new(7) { First = 1 },
    ];
}
