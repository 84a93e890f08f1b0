using System.Collections.Generic;
using Nino.Tests.Kit;
using Nino.Tests.Types;

namespace Nino.Tests.Objects;

public sealed class WeatherTests : FormatterTests<Weather>
{
    protected override IEnumerable<Weather> Values =>
    [
        new(), new() { Station = 1, Air = new(21.5), Note = "calm" },
    ];
}
