using System.Collections.Generic;
using Nino.Tests.Kit;

namespace Nino.Tests.CustomFormatters;

public sealed class ParcelTests : FormatterTests<Parcel>
{
    protected override IEnumerable<Parcel> Values =>
    [
        new(),
        new() { Size = 3, Inner = new() { Size = 1 } },
        new() { Size = 3000, Inner = new() { Size = 5000, Inner = new() } },
    ];
}
