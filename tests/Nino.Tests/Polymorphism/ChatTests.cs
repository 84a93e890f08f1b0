using System.Collections.Generic;
using Nino.Tests.Kit;
using Nino.Tests.Types;

namespace Nino.Tests.Polymorphism;

public sealed class ChatTests : FormatterTests<Chat>
{
    protected override IEnumerable<Chat> Values =>
    [
        default, new() { Sequence = 1, Text = "t" },
    ];
}
