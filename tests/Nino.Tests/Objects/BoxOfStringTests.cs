using System.Collections.Generic;
using Nino.Tests.Kit;
using Nino.Tests.Types;

namespace Nino.Tests.Objects;

public sealed class BoxOfStringTests : FormatterTests<Box<string>>
{
    protected override IEnumerable<Box<string>> Values =>
    [
        new(), new() { Content = "a", Contents = ["b"] },
    ];
}
