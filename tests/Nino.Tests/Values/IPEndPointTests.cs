using System.Collections.Generic;
using System.Net;
using Nino.Tests.Kit;

namespace Nino.Tests.Values;

public sealed class IPEndPointTests : FormatterTests<IPEndPoint>
{
    protected override IEnumerable<IPEndPoint> Values =>
    [
        new(IPAddress.Parse("10.0.0.1"), 80),
        new(IPAddress.Parse("fe80::1%5"), 65535),
        new(IPAddress.Parse("::2"), 0),
    ];
}
