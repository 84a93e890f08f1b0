using System.Collections.Generic;
using Nino.Tests.Kit;
using Nino.Tests.Types;

namespace Nino.Tests.Objects;

public sealed class NestedTypeTests : FormatterTests<Outer.Inner>
{
    protected override IEnumerable<Outer.Inner> Values =>
    [
        new(), new() { Value = 1, Next = new("deep") },
    ];
}
