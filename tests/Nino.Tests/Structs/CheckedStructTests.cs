using System;
using System.Collections.Generic;
using Nino.Tests.Kit;
using Nino.Tests.Types;

namespace Nino.Tests.Structs;

public sealed class CheckedStructTests : FormatterTests<CheckedStruct>
{
    protected override IEnumerable<CheckedStruct> Values =>
    [
        default, new() { Flag = true, Amount = decimal.MaxValue, Time = DateTime.MaxValue, Day = DateOnly.MaxValue },
    ];
}
