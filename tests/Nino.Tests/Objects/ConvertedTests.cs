using System.Collections.Generic;
using Nino.Tests.Kit;
using Nino.Tests.Types;

namespace Nino.Tests.Objects;

public sealed class ConvertedTests : FormatterTests<Converted>
{
    protected override IEnumerable<Converted> Values => [new(1, null, 2, (short)3, null, null, 4, 0.5f), new(-1, -2, -3, (short)-4, 'x', new List<int> { 5, 6 }, 7, -1.5f)];
}
