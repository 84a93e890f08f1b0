using System.Collections.Generic;
using System.Text;
using Nino.Tests.Kit;

namespace Nino.Tests.Values;

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
