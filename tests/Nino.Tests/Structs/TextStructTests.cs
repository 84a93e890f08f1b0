using System.Collections.Generic;
using Nino.Tests.Kit;
using Nino.Tests.Types;

namespace Nino.Tests.Structs;

public sealed class TextStructTests : FormatterTests<TextStruct>
{
    protected override IEnumerable<TextStruct> Values =>
    [
        default, new() { Id = 1, Name = "é中", Numbers = [] }, new() { Numbers = [1, 2, 3] },
    ];
}
