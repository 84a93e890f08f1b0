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

public sealed class LoginTests : FormatterTests<Login>
{
    protected override IEnumerable<Login> Values =>
    [
        new(), new() { Sequence = 1, User = "u" },
    ];
}

public sealed class LogoutTests : FormatterTests<Logout>
{
    protected override IEnumerable<Logout> Values =>
    [
        new(), new() { Sequence = 1 },
    ];
}

public sealed class PingTests : FormatterTests<Ping>
{
    protected override IEnumerable<Ping> Values =>
    [
        default, new() { Sequence = 1, Time = 2 },
    ];

    protected override bool IsFixedSizeWithId => true;
}

public sealed class ChatTests : FormatterTests<Chat>
{
    protected override IEnumerable<Chat> Values =>
    [
        default, new() { Sequence = 1, Text = "t" },
    ];
}
