using System.Collections.Generic;
using Nino.Tests.Kit;
using Nino.Tests.Types;

namespace Nino.Tests.Objects;

public sealed class Utf8LinkTests : FormatterTests<Utf8Link>
{
    protected override IEnumerable<Utf8Link> Values => [new() { Linked = Three("ü"), Box = new() { Content = "ß", Contents = ["中", null, "a"] }, Plain = Three("中") }, new()];

    private static Link<string?> Three(string text) => new() { Value = text, Next = new() { Value = null, Next = new() { Value = text } } };
}
