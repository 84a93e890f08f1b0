using System;
using System.Collections.Generic;
using Nino.Core;
using Nino.Tests.Kit;

namespace Nino.Tests.Tuples;

public static class CompactValueTests
{
    public sealed class OfNumber : FormatterTests<NinoCompactValue<long>>
    {
        protected override IEnumerable<NinoCompactValue<long>> Values => [0, 1, -1, long.MaxValue];
    }

    public sealed class OfOptional : FormatterTests<NinoCompactValue<int?>>
    {
        protected override IEnumerable<NinoCompactValue<int?>> Values => [0, null, 70_000];
    }

    public sealed class OfList : FormatterTests<NinoCompactValue<List<double>?>>
    {
        protected override IEnumerable<NinoCompactValue<List<double>?>> Values => [new(null), new([]), new([0.25, 99.95]), new([double.NaN])];
    }

    public sealed class OfOptionals : FormatterTests<NinoCompactValue<List<int?>>>
    {
        protected override IEnumerable<NinoCompactValue<List<int?>>> Values => [new([]), new([null]), new([1, null, 70_000])];
    }

    public sealed class OfSet : FormatterTests<NinoCompactValue<HashSet<long>>>
    {
        protected override IEnumerable<NinoCompactValue<HashSet<long>>> Values => [new([]), new([1, 300])];
    }

    public sealed class OfTimes : FormatterTests<NinoCompactValue<DateTime?[]>>
    {
        protected override IEnumerable<NinoCompactValue<DateTime?[]>> Values => [new([]), new([DateTime.UnixEpoch, null]), new([DateTime.MaxValue])];
    }

    public sealed class OfMoney : FormatterTests<NinoCompactValue<(decimal, float[])>>
    {
        protected override IEnumerable<NinoCompactValue<(decimal, float[])>> Values => [(0.25m, [0.5f]), (decimal.MinValue, [])];
    }

    public sealed class OfFixedSize : FormatterTests<NinoCompactValue<byte>[]>
    {
        protected override IEnumerable<NinoCompactValue<byte>[]> Values => [[], [1, 2, 3]];
    }

    public sealed class InDictionary : FormatterTests<Dictionary<string, NinoCompactValue<int[]>>>
    {
        protected override IEnumerable<Dictionary<string, NinoCompactValue<int[]>>> Values => [new() { ["a"] = new([1, 2]), ["b"] = new([]) }];
    }

    public sealed class InTuple : FormatterTests<(NinoCompactValue<int>, int)>
    {
        protected override IEnumerable<(NinoCompactValue<int>, int)> Values => [(1, 2), (-300, 3)];
    }
}
