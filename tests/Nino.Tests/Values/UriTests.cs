using System;
using System.Collections.Generic;
using Nino.Tests.Kit;

namespace Nino.Tests.Values;

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
