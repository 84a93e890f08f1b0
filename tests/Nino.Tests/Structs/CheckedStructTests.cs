using System.Collections.Generic;
using Nino.Tests.Kit;
using Nino.Tests.Types;

namespace Nino.Tests.Structs;

public sealed class CheckedStructTests : FormatterTests<CheckedStruct>
{
    protected override IEnumerable<CheckedStruct> Values =>
    [
        default, CheckedStruct.Full,
    ];
}
