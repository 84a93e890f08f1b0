using System;
using System.Collections.Generic;
using Nino.Tests.Kit;

namespace Nino.Tests.Values;

public sealed class VersionTests : FormatterTests<Version>
{
    protected override IEnumerable<Version> Values =>
    [
        new(1, 2),
        new(1, 2, 3),
        new(1, 2, 3, 4),
        new(0, 0),
        new(int.MaxValue, int.MaxValue, int.MaxValue, int.MaxValue),
    ];
}
