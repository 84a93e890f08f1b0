using System.Collections;
using System.Collections.Generic;
using Nino.Tests.Kit;

namespace Nino.Tests.Values;

public sealed class BitArrayTests : FormatterTests<BitArray>
{
    protected override IEnumerable<BitArray> Values =>
    [
        new(0),
        new(1, true),
        new([true, false, true, true]),
        new(8, true),
        new(9, true),
        new(10_001, true),
    ];
}
