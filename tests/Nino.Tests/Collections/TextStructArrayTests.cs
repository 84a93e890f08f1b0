using System.Collections.Generic;
using Nino.Tests.Kit;
using Nino.Tests.Types;

namespace Nino.Tests.Collections;

public sealed class TextStructArrayTests : FormatterTests<TextStruct[]>
{
    protected override IEnumerable<TextStruct[]> Values =>
    [
        [], [default], [new() { Id = 1, Name = "a", Numbers = [1, 2] }, default, new() { Name = "中" }],
    ];
}
