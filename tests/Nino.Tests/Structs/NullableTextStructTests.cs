using System.Collections.Generic;
using Nino.Tests.Kit;
using Nino.Tests.Types;

namespace Nino.Tests.Structs;

public sealed class NullableTextStructTests : FormatterTests<TextStruct?>
{
    protected override IEnumerable<TextStruct?> Values =>
    [
        default(TextStruct), new TextStruct { Id = 1, Name = "a", Numbers = [1] },
    ];
}
