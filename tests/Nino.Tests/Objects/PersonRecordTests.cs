using System.Collections.Generic;
using Nino.Tests.Kit;
using Nino.Tests.Types;

namespace Nino.Tests.Objects;

public sealed class PersonRecordTests : FormatterTests<PersonRecord>
{
    protected override IEnumerable<PersonRecord> Values =>
    [
        new(null, 0), new("Ada", 36) { Email = "ada@example.org", Level = 9 },
    ];
}
