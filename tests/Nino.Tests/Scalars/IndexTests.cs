using System;
using System.Collections.Generic;
using Nino.Tests.Kit;

namespace Nino.Tests.Scalars;

public sealed class IndexTests : FormatterTests<Index>
{
    protected override IEnumerable<Index> Values =>
    [
        Index.Start, Index.End, 1, ^1, int.MaxValue, ^int.MaxValue,
    ];
}
