using System.Collections.Generic;
using Nino.Tests.Kit;
using Nino.Tests.Types;

namespace Nino.Tests.Structs;

public sealed class NullableEnumTests : FormatterTests<OfInt64?>
{
    protected override IEnumerable<OfInt64?> Values =>
    [
        OfInt64.Zero, OfInt64.Min, (OfInt64)77,
    ];
}
