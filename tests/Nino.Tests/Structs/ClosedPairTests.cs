using System;
using System.Collections.Generic;
using Nino.Tests.Kit;
using Nino.Tests.Types;

namespace Nino.Tests.Structs;

public sealed class ClosedPairTests : FormatterTests<ClosedPair<int>>
{
    protected override IEnumerable<ClosedPair<int>> Values =>
    [
        default, new(1, DateTime.MaxValue),
    ];
}
