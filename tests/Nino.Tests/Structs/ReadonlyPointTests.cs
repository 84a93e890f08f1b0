using System.Collections.Generic;
using Nino.Tests.Kit;
using Nino.Tests.Types;

namespace Nino.Tests.Structs;

public sealed class ReadonlyPointTests : FormatterTests<ReadonlyPoint>
{
    protected override IEnumerable<ReadonlyPoint> Values =>
    [
        default, new(1, 2), new(int.MinValue, int.MaxValue),
    ];
}
