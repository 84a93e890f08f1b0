using System.Collections.Generic;
using Nino.Core;
using Nino.Tests.Kit;

namespace Nino.Tests.CustomFormatters;

[NinoCustomFormatter(typeof(ParcelFormatter))]
public sealed class Parcel
{
    public int Size;
    public Parcel? Inner;
}

public sealed class ParcelTests : FormatterTests<Parcel>
{
    protected override IEnumerable<Parcel> Values =>
    [
        new(),
        new() { Size = 3, Inner = new() { Size = 1 } },
        new() { Size = 3000, Inner = new() { Size = 5000, Inner = new() } },
    ];
}
