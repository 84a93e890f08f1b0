using System.Collections.Generic;
using Nino.Tests.Kit;
using Nino.Tests.Types;

namespace Nino.Tests.Collections;

public sealed class PaddedStructListTests : FormatterTests<List<PaddedStruct>>
{
    protected override IEnumerable<List<PaddedStruct>> Values =>
    [
        [], [new() { Small = 1, Large = 2, Middle = 3 }, default],
    ];
}
