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

public sealed class Utf8LinkTests : FormatterTests<Utf8Link>
{
    protected override IEnumerable<Utf8Link> Values => [new() { Linked = Three("ü"), Box = new() { Content = "ß", Contents = ["中", null, "a"] }, Plain = Three("中") }, new()];

    private static Link<string?> Three(string text) => new() { Value = text, Next = new() { Value = null, Next = new() { Value = text } } };
}
