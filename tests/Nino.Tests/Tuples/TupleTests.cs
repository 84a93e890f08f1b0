using System;
using System.Collections.Generic;
using Nino.Tests.Kit;

namespace Nino.Tests.Tuples;

public static class TupleTests
{
    public sealed class Of1 : FormatterTests<Tuple<string?>>
    {
        protected override IEnumerable<Tuple<string?>> Values =>
        [
            new("a"),
            new(null),
        ];
    }

    public sealed class Of2 : FormatterTests<Tuple<int, string?>>
    {
        protected override IEnumerable<Tuple<int, string?>> Values =>
        [
            new(1, "a"),
            new(0, null),
        ];
    }

    public sealed class Of3 : FormatterTests<Tuple<int, List<int>, bool>>
    {
        protected override IEnumerable<Tuple<int, List<int>, bool>> Values =>
        [
            new(1, [2], true),
        ];
    }

    public sealed class Of4 : FormatterTests<Tuple<int, int, int, int>>
    {
        protected override IEnumerable<Tuple<int, int, int, int>> Values =>
        [
            new(1, 2, 3, 4),
        ];
    }

    public sealed class Of5 : FormatterTests<Tuple<int, int, int, int, string>>
    {
        protected override IEnumerable<Tuple<int, int, int, int, string>> Values =>
        [
            new(1, 2, 3, 4, "5"),
        ];
    }

    public sealed class Of6 : FormatterTests<Tuple<int, int, int, int, int, int>>
    {
        protected override IEnumerable<Tuple<int, int, int, int, int, int>> Values =>
        [
            new(1, 2, 3, 4, 5, 6),
        ];
    }

    public sealed class Of7 : FormatterTests<Tuple<int, int, int, int, int, int, string>>
    {
        protected override IEnumerable<Tuple<int, int, int, int, int, int, string>> Values =>
        [
            new(1, 2, 3, 4, 5, 6, "7"),
        ];
    }

    public sealed class Of8 : FormatterTests<Tuple<int, int, int, int, int, int, int, Tuple<string>>>
    {
        protected override IEnumerable<Tuple<int, int, int, int, int, int, int, Tuple<string>>> Values =>
        [
            Tuple.Create(1, 2, 3, 4, 5, 6, 7, "8"),
        ];
    }

    public sealed class Of9 : FormatterTests<Tuple<int, int, int, int, int, int, int, Tuple<string, int>>>
    {
        protected override IEnumerable<Tuple<int, int, int, int, int, int, int, Tuple<string, int>>> Values =>
        [
            new(1, 2, 3, 4, 5, 6, 7, new("8", 9)),
        ];
    }

    public sealed class OfNested : FormatterTests<Tuple<Tuple<int>?, Tuple<string>?>>
    {
        protected override IEnumerable<Tuple<Tuple<int>?, Tuple<string>?>> Values =>
        [
            new(new(1), null),
            new(null, new("a")),
        ];
    }
}
