using System.Collections.Generic;
using System.Linq;
using Nino.Tests.Kit;

namespace Nino.Tests.Collections;

public sealed class Int32DictionaryTests : FormatterTests<Dictionary<int, int>>
{
    protected override IEnumerable<Dictionary<int, int>> Values =>
    [
        [], new() { [1] = 2, [-1] = int.MinValue }, Enumerable.Range(0, 3000).ToDictionary(i => i, i => -i),
    ];
}
