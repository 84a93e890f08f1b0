using System;
using System.Collections.Generic;
using System.Linq;
using Nino.Tests.Kit;
using Nino.Tests.Types;

namespace Nino.Tests.Collections;

public sealed class Int32DictionaryTests : FormatterTests<Dictionary<int, int>>
{
    protected override IEnumerable<Dictionary<int, int>> Values =>
    [
        [], new() { [1] = 2, [-1] = int.MinValue }, Enumerable.Range(0, 3000).ToDictionary(i => i, i => -i),
    ];
}

public sealed class BooleanDecimalDictionaryTests : FormatterTests<Dictionary<bool, decimal>>
{
    protected override IEnumerable<Dictionary<bool, decimal>> Values =>
    [
        [], new() { [true] = 1.5m, [false] = -1 },
    ];
}

public sealed class GuidDateTimeDictionaryTests : FormatterTests<Dictionary<Guid, DateTime>>
{
    protected override IEnumerable<Dictionary<Guid, DateTime>> Values =>
    [
        [], new() { [Guid.Empty] = DateTime.MaxValue, [new Guid("ffffffff-ffff-ffff-ffff-ffffffffffff")] = default },
    ];
}

public sealed class EnumPersonDictionaryTests : FormatterTests<Dictionary<OfByte, Person?>>
{
    protected override IEnumerable<Dictionary<OfByte, Person?>> Values =>
    [
        [], new() { [OfByte.One] = new() { Name = "one" }, [OfByte.Max] = null },
    ];
}

public sealed class Int32StringDictionaryTests : FormatterTests<Dictionary<int, string?>>
{
    protected override IEnumerable<Dictionary<int, string?>> Values =>
    [
        [], new() { [1] = "one", [2] = null, [-3] = "三" },
    ];
}

public sealed class StringInt32DictionaryTests : FormatterTests<Dictionary<string, int>>
{
    protected override IEnumerable<Dictionary<string, int>> Values =>
    [
        [], new() { ["one"] = 1, [""] = 0, ["二"] = 2 },
    ];
}

public sealed class StringListDictionaryTests : FormatterTests<Dictionary<string, List<int>?>>
{
    protected override IEnumerable<Dictionary<string, List<int>?>> Values =>
    [
        [], new() { ["a"] = [1, 2], ["b"] = null },
    ];
}

public sealed class Int32PairTests : FormatterTests<KeyValuePair<int, long>>
{
    protected override IEnumerable<KeyValuePair<int, long>> Values =>
    [
        default, new(1, 2),
    ];
}

public sealed class StringPairTests : FormatterTests<KeyValuePair<string?, string?>>
{
    protected override IEnumerable<KeyValuePair<string?, string?>> Values =>
    [
        default, new("a", "中"), new("", null),
    ];
}
