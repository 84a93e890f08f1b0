using System.Collections.Generic;
using Nino.Tests.Kit;
using Nino.Tests.Types;

namespace Nino.Tests.Polymorphism;

public sealed class PingTests : FormatterTests<Ping>
{
    protected override IEnumerable<Ping> Values =>
    [
        default, new() { Sequence = 1, Time = 2 },
    ];

    protected override bool IsFixedSizeWithId => true;
}
