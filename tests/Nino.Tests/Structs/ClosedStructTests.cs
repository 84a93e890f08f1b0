using System;
using System.Collections.Generic;
using Nino.Core;
using Nino.Tests.Kit;
using Nino.Tests.Types;
using Xunit;

namespace Nino.Tests.Structs;

public sealed class ClosedStructTests : FormatterTests<ClosedStruct>
{
    protected override IEnumerable<ClosedStruct> Values =>
    [
        default, new(1, true, new DateTime(2020, 1, 2, 0, 0, 0, DateTimeKind.Utc), 3) { Open = -1, Hidden = 7 },
    ];

    [Fact]
    public void Fields_AreWrittenInDeclarationOrder() => Assert.Equal(
        "050001000000010300000000000000000200000003000000" + "00000000",
        Hex.Text(NinoSerializer.Serialize(new ClosedStruct(1, true, default, 3))));
}
