using System.Collections.Generic;
using Nino.Tests.Kit;
using Nino.Tests.Types;

namespace Nino.Tests.Polymorphism;

public sealed class MessageTests : FormatterTests<IMessage>
{
    protected override IEnumerable<IMessage> Values =>
    [
        new Login { Sequence = 1, User = "u" }, new Ping { Sequence = 2, Time = 3 }, new Chat { Sequence = 4, Text = "t" }, new Logout { Sequence = 5 },
    ];
}
