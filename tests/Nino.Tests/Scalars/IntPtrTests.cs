using System.Collections.Generic;
using Nino.Tests.Kit;

namespace Nino.Tests.Scalars;

public sealed class IntPtrTests : FormatterTests<nint>
{
    protected override IEnumerable<nint> Values =>
    [
        0, 1, -1, int.MinValue, int.MaxValue, nint.MinValue, nint.MaxValue,
    ];
}
