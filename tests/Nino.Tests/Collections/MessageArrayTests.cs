using System.Collections.Generic;
using Nino.Tests.Kit;
using Nino.Tests.Types;

namespace Nino.Tests.Collections;

public sealed class MessageArrayTests : FormatterTests<IMessage?[]>
{
    protected override IEnumerable<IMessage?[]> Values =>
    [
        [], [null], [new Login { Sequence = 1 }, new Ping { Time = 2 }, new Login { User = "b" }, null, new Chat { Text = "c" }, new Logout()],
    ];
}
