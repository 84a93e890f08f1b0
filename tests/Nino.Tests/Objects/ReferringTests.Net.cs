using System.Collections.Generic;
using Nino.Tests.Kit;
using Nino.Tests.Types;

namespace Nino.Tests.Objects;

public sealed class ReferringTests : FormatterTests<Referring>
{
    protected override IEnumerable<Referring> Values => [new(1, "a") { Numbers = { 2, 3 } }, new(-1, null)];
}
