using System.Collections.Generic;
using Nino.Tests.Kit;

namespace Nino.Tests.Collections;

public sealed class StringInt32DictionaryTests : FormatterTests<Dictionary<string, int>>
{
    protected override IEnumerable<Dictionary<string, int>> Values =>
    [
        [], new() { ["one"] = 1, [""] = 0, ["二"] = 2 },
    ];
}
