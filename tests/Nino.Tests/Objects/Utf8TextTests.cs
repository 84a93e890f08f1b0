using System.Collections.Generic;
using Nino.Tests.Kit;
using Nino.Tests.Types;

namespace Nino.Tests.Objects;

public sealed class Utf8TextTests : FormatterTests<Utf8Text>
{
    protected override IEnumerable<Utf8Text> Values =>
    [
        new(), new() { Text = "ascii", Free = "ascii" }, new() { Text = "中文字符", Free = "中文字符" }, new() { Text = "é😀", Free = "\uD800" },
    ];

    /// <summary>A flipped bit may turn UTF-8 into UTF-16 with an unpaired surrogate, which the member accepts and never writes.</summary>
    protected override bool CanWriteWhatWasRead => false;
}
