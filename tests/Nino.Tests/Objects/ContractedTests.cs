using System.Collections.Generic;
using Nino.Tests.Kit;
using Nino.Tests.Types;

namespace Nino.Tests.Objects;

public sealed class ContractedTests : FormatterTests<Contracted>
{
    protected override IEnumerable<Contracted> Values => [new() { EqualityContract = 3 }];
}
