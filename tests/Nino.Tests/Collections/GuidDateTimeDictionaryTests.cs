using System;
using System.Collections.Generic;
using Nino.Tests.Kit;

namespace Nino.Tests.Collections;

public sealed class GuidDateTimeDictionaryTests : FormatterTests<Dictionary<Guid, DateTime>>
{
    protected override IEnumerable<Dictionary<Guid, DateTime>> Values =>
    [
        [], new() { [Guid.Empty] = DateTime.MaxValue, [new Guid("ffffffff-ffff-ffff-ffff-ffffffffffff")] = default },
    ];
}
