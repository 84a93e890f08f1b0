using System.Collections.Generic;
using System.Globalization;
using Nino.Tests.Kit;

namespace Nino.Tests.Values;

public sealed class CultureInfoTests : FormatterTests<CultureInfo>
{
    protected override IEnumerable<CultureInfo> Values =>
    [
        CultureInfo.InvariantCulture,
    ];
}
