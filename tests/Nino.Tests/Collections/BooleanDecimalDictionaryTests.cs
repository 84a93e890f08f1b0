using System.Collections.Generic;
using Nino.Tests.Kit;

namespace Nino.Tests.Collections;

public sealed class BooleanDecimalDictionaryTests : FormatterTests<Dictionary<bool, decimal>>
{
    protected override IEnumerable<Dictionary<bool, decimal>> Values =>
    [
        [], new() { [true] = 1.5m, [false] = -1 },
    ];
}
