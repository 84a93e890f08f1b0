using System.Collections.Generic;
using Nino.Tests.Kit;
using Nino.Tests.Types;

namespace Nino.Tests.Structs;

public sealed class RecordPointTests : FormatterTests<RecordPoint>
{
    protected override IEnumerable<RecordPoint> Values =>
    [
        default, new(1, 2, true), new(float.NaN, double.NegativeInfinity, false),
    ];
}
