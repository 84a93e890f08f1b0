using System.Collections.Generic;
using Nino.Tests.Kit;

namespace Nino.Tests.Structs;

public sealed class NullableBooleanTests : FormatterTests<bool?>
{
    protected override IEnumerable<bool?> Values =>
    [
        false, true,
    ];
}
