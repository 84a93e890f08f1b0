using System.Collections.Generic;
using Nino.Tests.Kit;
using Nino.Tests.Types;

namespace Nino.Tests.Objects;

public sealed class ChainTests : FormatterTests<Chain>
{
    protected override IEnumerable<Chain> Values =>
    [
        new(), Chain.OfDepth(3), Chain.OfDepth(40),
    ];
}
