using System;
using System.Collections.Generic;
using Nino.Tests.Kit;
using Nino.Tests.Types;

namespace Nino.Tests.Objects;

public sealed class PersonTests : FormatterTests<Person>
{
    protected override IEnumerable<Person> Values =>
    [
        new(),
        new()
        {
            Id = 1, Name = "Ada", Height = 1.65, IsActive = true, Born = new DateTime(1815, 12, 10, 0, 0, 0, DateTimeKind.Utc),
            Parent = new() { Name = "Lord B", Tags = [] }, Tags = ["a", null, "数"], Scores = new() { ["x"] = 1, ["é"] = -1 },
            Numbers = [1, 2, 3], Rank = 7, Padded = new() { Small = 1, Large = 2, Middle = 3 },
        },
        new() { Tags = [], Scores = [], Numbers = [], Rank = 0 },
    ];
}
