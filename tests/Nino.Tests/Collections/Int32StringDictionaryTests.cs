using System.Collections.Generic;
using Nino.Tests.Kit;

namespace Nino.Tests.Collections;

public sealed class Int32StringDictionaryTests : FormatterTests<Dictionary<int, string?>>
{
    protected override IEnumerable<Dictionary<int, string?>> Values =>
    [
        [], new() { [1] = "one", [2] = null, [-3] = "三" },
    ];
}
