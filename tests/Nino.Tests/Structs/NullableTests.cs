using System;
using System.Collections.Generic;
using Nino.Tests.Kit;
using Nino.Tests.Types;

namespace Nino.Tests.Structs;

public sealed class NullableBooleanTests : FormatterTests<bool?>
{
    protected override IEnumerable<bool?> Values =>
    [
        false, true,
    ];
}

public sealed class NullableInt32Tests : FormatterTests<int?>
{
    protected override IEnumerable<int?> Values =>
    [
        0, 1, int.MinValue,
    ];
}

public sealed class NullableDateTimeTests : FormatterTests<DateTime?>
{
    protected override IEnumerable<DateTime?> Values =>
    [
        default(DateTime), DateTime.MaxValue,
    ];
}

public sealed class NullableEnumTests : FormatterTests<OfInt64?>
{
    protected override IEnumerable<OfInt64?> Values =>
    [
        OfInt64.Zero, OfInt64.Min, (OfInt64)77,
    ];
}

public sealed class NullablePaddedStructTests : FormatterTests<PaddedStruct?>
{
    protected override IEnumerable<PaddedStruct?> Values =>
    [
        default(PaddedStruct), new PaddedStruct { Small = 1, Large = 2, Middle = 3 },
    ];
}

public sealed class NullableTextStructTests : FormatterTests<TextStruct?>
{
    protected override IEnumerable<TextStruct?> Values =>
    [
        default(TextStruct), new TextStruct { Id = 1, Name = "a", Numbers = [1] },
    ];
}
