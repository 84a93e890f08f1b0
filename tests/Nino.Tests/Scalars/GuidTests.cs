using System;
using System.Collections.Generic;
using Nino.Tests.Kit;

namespace Nino.Tests.Scalars;

public sealed class GuidTests : FormatterTests<Guid>
{
    protected override IEnumerable<Guid> Values =>
    [
        Guid.Empty, new Guid("ffffffff-ffff-ffff-ffff-ffffffffffff"), new Guid("00112233-4455-6677-8899-aabbccddeeff"),
    ];
}
