using System.Collections.Generic;
using Nino.Tests.Kit;
using Nino.Tests.Types;

namespace Nino.Tests.Objects;

public sealed class BoxOfInt32Tests : FormatterTests<Box<int>>
{
    protected override IEnumerable<Box<int>> Values =>
    [
        new(), new() { Content = 1, Contents = [2, 3] },
    ];
}

public sealed class BoxOfStringTests : FormatterTests<Box<string>>
{
    protected override IEnumerable<Box<string>> Values =>
    [
        new(), new() { Content = "a", Contents = ["b"] },
    ];
}

public sealed class BoxOfBoxOfPersonTests : FormatterTests<Box<Box<Person>>>
{
    protected override IEnumerable<Box<Box<Person>>> Values =>
    [
        new(), new() { Content = new() { Content = new() { Name = "a" } }, Contents = [new()] },
    ];
}

public sealed class NestedGenericTests : FormatterTests<Outer.Of<int>.Inner<string>>
{
    protected override IEnumerable<Outer.Of<int>.Inner<string>> Values =>
    [
        new(), new() { First = 1, Second = "two" },
    ];
}

public sealed class NestedTypeTests : FormatterTests<Outer.Inner>
{
    protected override IEnumerable<Outer.Inner> Values =>
    [
        new(), new() { Value = 1, Next = new("deep") },
    ];
}
