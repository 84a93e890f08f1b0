using System.Collections.Generic;
using Nino.Tests.Kit;
using Nino.Tests.Types;

namespace Nino.Tests.Structs;

public sealed class FixedPairTests : FormatterTests<Pair<int, byte>>
{
    protected override IEnumerable<Pair<int, byte>> Values =>
    [
        default, new() { First = 1, Second = 2 },
    ];
}
