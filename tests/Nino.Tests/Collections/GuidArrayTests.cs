using System;
using System.Collections.Generic;
using Nino.Tests.Kit;

namespace Nino.Tests.Collections;

public sealed class GuidArrayTests : FormatterTests<Guid[]>
{
    protected override IEnumerable<Guid[]> Values =>
    [
        [], [Guid.Empty, new Guid("00112233-4455-6677-8899-aabbccddeeff")],
    ];
}
