using System.Collections.Generic;
using Nino.Tests.Kit;

namespace Nino.Tests.Collections;

public sealed class Int32PairTests : FormatterTests<KeyValuePair<int, long>>
{
    protected override IEnumerable<KeyValuePair<int, long>> Values =>
    [
        default, new(1, 2),
    ];
}
