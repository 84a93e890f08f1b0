using System.Collections.Generic;
using Nino.Tests.Kit;

namespace Nino.Tests.CustomFormatters;

public sealed class IsbnTests : FormatterTests<Isbn>
{
    protected override IEnumerable<Isbn> Values =>
    [
        new(0), new(9_783_161_484_100),
    ];
}
