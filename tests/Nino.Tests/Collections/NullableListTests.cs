using System.Collections.Generic;
using Nino.Tests.Kit;

namespace Nino.Tests.Collections;

public sealed class NullableListTests : FormatterTests<List<double?>>
{
    protected override IEnumerable<List<double?>> Values =>
    [
        [], [null], [1.5, null, double.NaN],
    ];
}
