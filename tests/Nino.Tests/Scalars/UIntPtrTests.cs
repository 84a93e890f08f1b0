using System.Collections.Generic;
using Nino.Tests.Kit;

namespace Nino.Tests.Scalars;

public sealed class UIntPtrTests : FormatterTests<nuint>
{
    protected override IEnumerable<nuint> Values =>
    [
        0, 1, uint.MaxValue, nuint.MaxValue,
    ];
}
