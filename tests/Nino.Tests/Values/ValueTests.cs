using System;
using System.Collections;
using System.Collections.Generic;
using System.Globalization;
using System.Net;
using System.Numerics;
using System.Text;
using Nino.Tests.Kit;

namespace Nino.Tests.Values;

public sealed class BigIntegerTests : FormatterTests<BigInteger>
{
    protected override IEnumerable<BigInteger> Values =>
    [
        BigInteger.Zero,
        BigInteger.One,
        BigInteger.MinusOne,
        new(127),
        new(128),
        new(-128),
        new(-129),
        BigInteger.Pow(10, 300),
        -BigInteger.Pow(3, 5000),
    ];
}

public sealed class BitArrayTests : FormatterTests<BitArray>
{
    protected override IEnumerable<BitArray> Values =>
    [
        new(0),
        new(1, true),
        new([true, false, true, true]),
        new(8, true),
        new(9, true),
        new(10_001, true),
    ];
}

public sealed class CultureInfoTests : FormatterTests<CultureInfo>
{
    protected override IEnumerable<CultureInfo> Values =>
    [
        CultureInfo.InvariantCulture,
    ];
}

public sealed class TimeZoneInfoTests : FormatterTests<TimeZoneInfo>
{
    protected override IEnumerable<TimeZoneInfo> Values =>
    [
        TimeZoneInfo.Utc,
        TimeZoneInfo.FindSystemTimeZoneById("Europe/Berlin"),
        TimeZoneInfo.FindSystemTimeZoneById("America/Argentina/Buenos_Aires"),
        TimeZoneInfo.CreateCustomTimeZone("Etc/Own;Zone", new TimeSpan(1, 30, 0), "Own", "Own"),
        TimeZoneInfo.CreateCustomTimeZone("Europe/Berlin", new TimeSpan(5, 0, 0), "Not Berlin", "Not Berlin"),
    ];
}

public sealed class VersionTests : FormatterTests<Version>
{
    protected override IEnumerable<Version> Values =>
    [
        new(1, 2),
        new(1, 2, 3),
        new(1, 2, 3, 4),
        new(0, 0),
        new(int.MaxValue, int.MaxValue, int.MaxValue, int.MaxValue),
    ];
}

public sealed class UriTests : FormatterTests<Uri>
{
    protected override IEnumerable<Uri> Values =>
    [
        new("https://example.org/a?b=c#d"),
        new("a/b c", UriKind.Relative),
        new("/a", UriKind.Relative),
        new("", UriKind.Relative),
        new("http://bücher.example/ü"),
        new("urn:isbn:1"),
        new("https://example.org"),
    ];
}

public sealed class StringBuilderTests : FormatterTests<StringBuilder>
{
    protected override IEnumerable<StringBuilder> Values =>
    [
        new(),
        new("a"),
        new("中文é"),
        new(new string('x', 20_000)),
    ];
}

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

public sealed class IPEndPointTests : FormatterTests<IPEndPoint>
{
    protected override IEnumerable<IPEndPoint> Values =>
    [
        new(IPAddress.Parse("10.0.0.1"), 80),
        new(IPAddress.Parse("fe80::1%5"), 65535),
        new(IPAddress.Parse("::2"), 0),
    ];
}
