using System.Collections.Generic;
using Nino.Tests.Kit;
using Nino.Tests.Types;

namespace Nino.Tests.Structs;

public sealed class AutoLayoutTests : FormatterTests<AutoLayout>
{
    protected override IEnumerable<AutoLayout> Values =>
    [
        default, new() { First = 1, Second = 2, Third = 3, Fourth = 4 },
    ];
}

public sealed class ExplicitLayoutTests : FormatterTests<ExplicitLayout>
{
    protected override IEnumerable<ExplicitLayout> Values =>
    [
        default, new() { First = 1, Second = 2 },
    ];
}

public sealed class IgnoringLayoutTests : FormatterTests<IgnoringLayout>
{
    protected override IEnumerable<IgnoringLayout> Values =>
    [
        default, new() { First = 1, Second = 2 },
    ];
}

public sealed class NumberedLayoutTests : FormatterTests<NumberedLayout>
{
    protected override IEnumerable<NumberedLayout> Values =>
    [
        default, new() { First = 1, Second = 2 },
    ];
}

public sealed class OpenLayoutTests : FormatterTests<OpenLayout>
{
    protected override IEnumerable<OpenLayout> Values =>
    [
        default, new(7) { First = 1 },
    ];
}

public sealed class PackedLayoutTests : FormatterTests<PackedLayout>
{
    protected override IEnumerable<PackedLayout> Values =>
    [
        default, new() { First = 1, Second = 2, Third = 3 },
    ];
}

public sealed class PrivateLayoutTests : FormatterTests<PrivateLayout>
{
    protected override IEnumerable<PrivateLayout> Values =>
    [
        default, new() { First = 1, Second = 2 },
    ];
}

public sealed class SizedLayoutTests : FormatterTests<SizedLayout>
{
    protected override IEnumerable<SizedLayout> Values =>
    [
        default, new() { First = 1, Second = 2 },
    ];
}
