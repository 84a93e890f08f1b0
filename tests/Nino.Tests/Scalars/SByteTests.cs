using System.Collections.Generic;
using Nino.Tests.Kit;

namespace Nino.Tests.Scalars;

public sealed class SByteTests : FormatterTests<sbyte>
{
    protected override IEnumerable<sbyte> Values =>
    [
        0, 1, -1, sbyte.MinValue, sbyte.MaxValue,
    ];
}
