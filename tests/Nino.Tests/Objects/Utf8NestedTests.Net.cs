using System.Collections.Generic;
using System.Collections.Immutable;
using Nino.Tests.Kit;
using Nino.Tests.Types;

namespace Nino.Tests.Objects;

public sealed class Utf8NestedTests : FormatterTests<Utf8Nested>
{
    // UTF-16 would be shorter.
    private const string Text = "中文";

    protected override IEnumerable<Utf8Nested> Values =>
    [
        new(),
        new() { List = [new() { Content = Text, Contents = [Text, null] }, null], Plain = [new() { Content = Text }] },
        new() { Pairs = ImmutableDictionary<string, Knot<string?>?>.Empty.Add(Text, Tied).Add("none", null) },
        new() { Queue = new([(new() { Content = new() { Content = Text } }, Text)]) },
        new() { Tuple = (Text, new() { [Text] = new() { Content = Text } }), Knotted = Tied },
    ];

    private static Knot<string?> Tied => new() { Value = Text, Knots = [new Knot<string?> { Value = Text, Knots = [] }, null] };
}
