using System.Collections.Generic;
using Nino.Tests.Kit;
using Nino.Tests.Types;

namespace Nino.Tests.Polymorphism;

public sealed class FlexibleTests : FormatterTests<Flexible>
{
    protected override IEnumerable<Flexible?> Values =>
    [
        null, new(), new() { Any = "text", All = [1, null, new Person { Name = "n" }], ByName = new() { ["a"] = [2L] } },
    ];
}
