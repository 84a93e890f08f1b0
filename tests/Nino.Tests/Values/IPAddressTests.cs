using System.Collections.Generic;
using System.Net;
using Nino.Tests.Kit;

namespace Nino.Tests.Values;

public sealed class IPAddressTests : FormatterTests<IPAddress>
{
    protected override IEnumerable<IPAddress> Values =>
    [
        new([127, 0, 0, 1]),
        new([255, 255, 255, 255]),
        IPAddress.Parse("2001:db8::1"),
        IPAddress.Parse("fe80::1%5"),
        new(IPAddress.IPv6Loopback.GetAddressBytes(), uint.MaxValue),
    ];
}
