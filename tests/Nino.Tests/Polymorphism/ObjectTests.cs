using System;
using System.Collections.Generic;
using Nino.Tests.Kit;
using Nino.Tests.Types;

namespace Nino.Tests.Polymorphism;

public sealed class ObjectTests : FormatterTests<object>
{
    protected override IEnumerable<object> Values =>
    [
        1, "text", 2.5m, true, DateTime.MaxValue, OfInt64.Max, new PaddedStruct { Small = 1 }, new TextStruct { Name = "n" },
        new Person { Id = 1 }, new Puppy { IsCute = true }, new Ping { Time = 1 }, new List<int> { 1, 2 }, new[] { "a", null }, new Dictionary<int, string?> { [1] = "x" },
    ];
}
