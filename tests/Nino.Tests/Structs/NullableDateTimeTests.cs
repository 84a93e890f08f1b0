using System;
using System.Collections.Generic;
using Nino.Tests.Kit;

namespace Nino.Tests.Structs;

public sealed class NullableDateTimeTests : FormatterTests<DateTime?>
{
    protected override IEnumerable<DateTime?> Values =>
    [
        default(DateTime), DateTime.MaxValue,
    ];
}
