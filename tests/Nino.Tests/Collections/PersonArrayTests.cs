using System.Collections.Generic;
using Nino.Tests.Kit;
using Nino.Tests.Types;

namespace Nino.Tests.Collections;

public sealed class PersonArrayTests : FormatterTests<Person?[]>
{
    protected override IEnumerable<Person?[]> Values =>
    [
        [], [null], [new() { Id = 1, Name = "a" }, null, new() { Parent = new() { Id = 2 } }],
    ];
}
