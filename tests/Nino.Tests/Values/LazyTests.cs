using System;
using System.Collections.Generic;
using Nino.Tests.Kit;

namespace Nino.Tests.Values;

public static class LazyTests
{
    public sealed class OfInt32 : FormatterTests<Lazy<int>>
    {
        protected override IEnumerable<Lazy<int>> Values =>
        [
            new(5),
        ];
    }

    public sealed class OfString : FormatterTests<Lazy<string?>>
    {
        protected override IEnumerable<Lazy<string?>> Values =>
        [
            new("a"),
            new((string?)null),
        ];
    }

    public sealed class OfList : FormatterTests<Lazy<List<int>>>
    {
        protected override IEnumerable<Lazy<List<int>>> Values =>
        [
            new(() => [1, 2]),
        ];
    }
}
