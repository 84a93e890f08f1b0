using System.Collections.Generic;
using Nino.Tests.Kit;
using Nino.Tests.Types;

namespace Nino.Tests.Structs;

public sealed class NullablePaddedStructTests : FormatterTests<PaddedStruct?>
{
    protected override IEnumerable<PaddedStruct?> Values =>
    [
        default(PaddedStruct), new PaddedStruct { Small = 1, Large = 2, Middle = 3 },
    ];
}
