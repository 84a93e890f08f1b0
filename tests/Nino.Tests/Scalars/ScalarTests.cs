using System;
using System.Collections.Generic;
using Nino.Tests.Kit;

namespace Nino.Tests.Scalars;

public sealed class BooleanTests : FormatterTests<bool>
{
    protected override IEnumerable<bool> Values =>
    [
        false, true,
    ];
}

public sealed class CharTests : FormatterTests<char>
{
    protected override IEnumerable<char> Values =>
    [
        '\0', 'a', 'é', '中', '\uD800', '\uDFFF', char.MaxValue,
    ];
}

public sealed class GuidTests : FormatterTests<Guid>
{
    protected override IEnumerable<Guid> Values =>
    [
        Guid.Empty, new Guid("ffffffff-ffff-ffff-ffff-ffffffffffff"), new Guid("00112233-4455-6677-8899-aabbccddeeff"),
    ];
}

public sealed class IndexTests : FormatterTests<Index>
{
    protected override IEnumerable<Index> Values =>
    [
        Index.Start, Index.End, 1, ^1, int.MaxValue, ^int.MaxValue,
    ];
}

public sealed class RangeTests : FormatterTests<Range>
{
    protected override IEnumerable<Range> Values =>
    [
        Range.All, 1..2, ^2..^1, 5..^int.MaxValue, int.MaxValue..0,
    ];
}
