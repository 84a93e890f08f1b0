using System.Collections.Generic;
using Nino.Tests.Kit;
using Nino.Tests.Types;

namespace Nino.Tests.Structs;

public sealed class UnpaddedStructTests : FormatterTests<UnpaddedStruct>
{
    protected override IEnumerable<UnpaddedStruct> Values =>
    [
        default, new() { First = 1, Second = 2, Third = 3.5 },
    ];
}
