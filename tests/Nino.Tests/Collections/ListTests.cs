using System;
using System.Collections.Generic;
using System.Linq;
using Nino.Tests.Kit;
using Nino.Tests.Types;

namespace Nino.Tests.Collections;

public sealed class BooleanListTests : FormatterTests<List<bool>>
{
    protected override IEnumerable<List<bool>> Values =>
    [
        [], [true], [false, true],
    ];
}

public sealed class Int32ListTests : FormatterTests<List<int>>
{
    protected override IEnumerable<List<int>> Values =>
    [
        [], [1], [int.MinValue, int.MaxValue], Enumerable.Range(0, 5000).ToList(),
    ];
}

public sealed class DateTimeListTests : FormatterTests<List<DateTime>>
{
    protected override IEnumerable<List<DateTime>> Values =>
    [
        [], [DateTime.UnixEpoch, DateTime.MaxValue],
    ];
}

public sealed class NullableListTests : FormatterTests<List<double?>>
{
    protected override IEnumerable<List<double?>> Values =>
    [
        [], [null], [1.5, null, double.NaN],
    ];
}

public sealed class PaddedStructListTests : FormatterTests<List<PaddedStruct>>
{
    protected override IEnumerable<List<PaddedStruct>> Values =>
    [
        [], [new() { Small = 1, Large = 2, Middle = 3 }, default],
    ];
}

public sealed class StringListTests : FormatterTests<List<string?>>
{
    protected override IEnumerable<List<string?>> Values =>
    [
        [], [null], ["", "a", null, "中文"],
    ];
}

public sealed class NestedListTests : FormatterTests<List<List<string?>?>>
{
    protected override IEnumerable<List<List<string?>?>> Values =>
    [
        [], [null], [["a"], null, [], ["b", null]],
    ];
}

public sealed class PersonListTests : FormatterTests<List<Person?>>
{
    protected override IEnumerable<List<Person?>> Values =>
    [
        [], [null], [new() { Id = 1, Name = "a" }, null, new() { Tags = ["x", null] }],
    ];
}

public sealed class ShapeListTests : FormatterTests<List<Shape?>>
{
    protected override IEnumerable<List<Shape?>> Values =>
    [
        [], [null], [new Circle { Radius = 1 }, new Square { Label = "s" }, new Circle { Id = 3 }],
    ];
}
