using System.Collections.Generic;
using Nino.Tests.Kit;
using Nino.Tests.Types;

namespace Nino.Tests.Polymorphism;

public sealed class LoginTests : FormatterTests<Login>
{
    protected override IEnumerable<Login> Values =>
    [
        new(), new() { Sequence = 1, User = "u" },
    ];
}
