using System.Collections.Generic;
using Nino.Tests.Kit;
using Nino.Tests.Types;

namespace Nino.Tests.Structs;

public sealed class NestedStructTests : FormatterTests<NestedStruct>
{
    protected override IEnumerable<NestedStruct> Values =>
    [
        default,
        new()
        {
            Inner = new() { Small = 1, Large = 2, Middle = 3 },
            Tail = 4,
            Other = new() { First = 5, Second = 6, Third = 7 },
            Kind = OfInt16.Max,
            Checked = CheckedStruct.Full,
        },
    ];
}
