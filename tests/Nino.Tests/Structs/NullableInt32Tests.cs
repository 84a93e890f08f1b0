using System.Collections.Generic;
using Nino.Tests.Kit;

namespace Nino.Tests.Structs;

public sealed class NullableInt32Tests : FormatterTests<int?>
{
    protected override IEnumerable<int?> Values =>
    [
        0, 1, int.MinValue,
    ];
}
