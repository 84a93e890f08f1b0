using System.Collections.Generic;
using Nino.Core;
using Nino.Tests.Kit;
using Nino.Tests.Types;
using Xunit;

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
    protected override IEnumerable<Utf8Link> Values => [new() { Linked = Three("ü"), Box = new() { Content = "ß", Contents = ["中", null, "a"] }, Plain = Three("中"), Kept = Kept<string?>.Of("中文", Kept<string?>.Of("字")), PlainKept = Kept<string?>.Of("中文") }, new()];

    /// <summary>UTF-16 would be shorter.</summary>
    [Fact]
    public void Text_IsUtf8AtEveryDepth()
    {
        byte[] bytes = NinoSerializer.Serialize(new Utf8Link { Kept = Kept<string?>.Of("中文", Kept<string?>.Of("字")), PlainKept = Kept<string?>.Of("中") });
        Assert.Equal("06 00 00 00 03 1A 02 E4B8ADE69687 03 0E 01 E5AD97 00 03 07 2D4E 00".Replace(" ", ""), Hex.Text(bytes));
    }

    private static Link<string?> Three(string text) => new() { Value = text, Next = new() { Value = null, Next = new() { Value = text } } };
}
