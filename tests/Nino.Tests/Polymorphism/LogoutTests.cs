using System.Collections.Generic;
using Nino.Tests.Kit;
using Nino.Tests.Types;

namespace Nino.Tests.Polymorphism;

public sealed class LogoutTests : FormatterTests<Logout>
{
    protected override IEnumerable<Logout> Values =>
    [
        new(), new() { Sequence = 1 },
    ];
}
