using System.Collections.Generic;
using Nino.Tests.Kit;
using Nino.Tests.Types;

namespace Nino.Tests.Objects;

public sealed class NestedGenericTests : FormatterTests<Outer.Of<int>.Inner<string>>
{
    protected override IEnumerable<Outer.Of<int>.Inner<string>> Values =>
    [
        new(), new() { First = 1, Second = "two" },
    ];
}
