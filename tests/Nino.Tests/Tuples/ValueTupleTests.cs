using System;
using System.Collections.Generic;
using Nino.Tests.Kit;

namespace Nino.Tests.Tuples;

public static class ValueTupleTests
{
    public sealed class Of1 : FormatterTests<ValueTuple<string?>>
    {
        protected override IEnumerable<ValueTuple<string?>> Values =>
        [
            new("a"),
            default,
        ];
    }

    public sealed class Of2 : FormatterTests<ValueTuple<int, string?>>
    {
        protected override IEnumerable<ValueTuple<int, string?>> Values =>
        [
            (1, "a"),
            default,
        ];
    }

    public sealed class Of2Fixed : FormatterTests<ValueTuple<int, long>>
    {
        protected override IEnumerable<ValueTuple<int, long>> Values =>
        [
            (1, 2),
            default,
        ];
    }

    public sealed class Of3 : FormatterTests<ValueTuple<bool, string, List<int>?>>
    {
        protected override IEnumerable<ValueTuple<bool, string, List<int>?>> Values =>
        [
            (true, "a", [1]),
            (false, "", null),
        ];
    }

    public sealed class Of4Fixed : FormatterTests<ValueTuple<byte, short, int, long>>
    {
        protected override IEnumerable<ValueTuple<byte, short, int, long>> Values =>
        [
            (1, 2, 3, 4),
        ];
    }

    public sealed class Of5 : FormatterTests<ValueTuple<int, int, int, int, string>>
    {
        protected override IEnumerable<ValueTuple<int, int, int, int, string>> Values =>
        [
            (1, 2, 3, 4, "5"),
        ];
    }

    public sealed class Of6Fixed : FormatterTests<ValueTuple<bool, bool, bool, DateTime, decimal, char>>
    {
        protected override IEnumerable<ValueTuple<bool, bool, bool, DateTime, decimal, char>> Values =>
        [
            (true, false, true, DateTime.MaxValue, 1.5m, 'a'),
        ];
    }

    public sealed class Of7 : FormatterTests<ValueTuple<int, int, int, int, int, int, string>>
    {
        protected override IEnumerable<ValueTuple<int, int, int, int, int, int, string>> Values =>
        [
            (1, 2, 3, 4, 5, 6, "7"),
        ];
    }

    public sealed class Of8 : FormatterTests<ValueTuple<int, int, int, int, int, int, int, ValueTuple<string>>>
    {
        protected override IEnumerable<ValueTuple<int, int, int, int, int, int, int, ValueTuple<string>>> Values =>
        [
            (1, 2, 3, 4, 5, 6, 7, "8"),
        ];
    }

    public sealed class Of9Fixed : FormatterTests<ValueTuple<int, int, int, int, int, int, int, ValueTuple<byte, bool>>>
    {
        protected override IEnumerable<ValueTuple<int, int, int, int, int, int, int, ValueTuple<byte, bool>>> Values =>
        [
            (1, 2, 3, 4, 5, 6, 7, 8, true),
        ];
    }

    public sealed class Of15 : FormatterTests<ValueTuple<int, int, int, int, int, int, int, ValueTuple<int, int, int, int, int, int, int, ValueTuple<string>>>>
    {
        protected override IEnumerable<ValueTuple<int, int, int, int, int, int, int, ValueTuple<int, int, int, int, int, int, int, ValueTuple<string>>>> Values =>
        [
            (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, "15"),
        ];
    }

    public sealed class OfNested : FormatterTests<ValueTuple<(int, string), (string, int)>>
    {
        protected override IEnumerable<ValueTuple<(int, string), (string, int)>> Values =>
        [
            ((1, "a"), ("b", 2)),
        ];
    }

    public sealed class OfNullable : FormatterTests<Nullable<ValueTuple<int, string>>>
    {
        protected override IEnumerable<Nullable<ValueTuple<int, string>>> Values =>
        [
            null,
            (1, "a"),
        ];
    }

    public sealed class OfArray : FormatterTests<(bool, short)[]>
    {
        protected override IEnumerable<(bool, short)[]> Values =>
        [
            [],
            [(true, 1), (false, -1)],
        ];
    }

    public sealed class OfDictionary : FormatterTests<Dictionary<(int Id, int), string>>
    {
        protected override IEnumerable<Dictionary<(int Id, int), string>> Values =>
        [
            new() { [(1, 2)] = "a", [(2, 1)] = "b" },
        ];
    }
}
