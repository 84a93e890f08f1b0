using System.Collections.Generic;
using Nino.Core;
using Nino.Tests.Kit;

namespace Nino.Tests.CustomFormatters;

[NinoCustomFormatter(typeof(IsbnFormatter))]
public sealed class Isbn(long number)
{
    public long Number { get; internal set; } = number;
}

public sealed class IsbnTests : FormatterTests<Isbn>
{
    protected override IEnumerable<Isbn> Values =>
    [
        new(0), new(9_783_161_484_100),
    ];
}
