using System.Collections.Generic;
using Nino.Tests.Kit;
using Nino.Tests.Types;

namespace Nino.Tests.Collections;

public sealed class PersonListTests : FormatterTests<List<Person?>>
{
    protected override IEnumerable<List<Person?>> Values =>
    [
        [], [null], [new() { Id = 1, Name = "a" }, null, new() { Tags = ["x", null] }],
    ];
}
