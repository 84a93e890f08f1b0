using System.Collections.Generic;
using Nino.Tests.Kit;

namespace Nino.Tests.Collections;

public sealed class StringListDictionaryTests : FormatterTests<Dictionary<string, List<int>?>>
{
    protected override IEnumerable<Dictionary<string, List<int>?>> Values =>
    [
        [], new() { ["a"] = [1, 2], ["b"] = null },
    ];
}
