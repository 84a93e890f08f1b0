using System;
using System.Collections.Generic;
using System.Linq;
using Nino.Tests.Kit;
using Nino.Tests.Types;

namespace Nino.Tests.Collections;

public sealed class BooleanArrayTests : FormatterTests<bool[]>
{
    protected override IEnumerable<bool[]> Values =>
    [
        [], [true], [true, false, true, true],
    ];
}

public sealed class ByteArrayTests : FormatterTests<byte[]>
{
    protected override IEnumerable<byte[]> Values =>
    [
        [], [1], [1, 2, 3, 0xFF], Enumerable.Range(0, 5000).Select(i => (byte)i).ToArray(),
    ];
}

public sealed class CharArrayTests : FormatterTests<char[]>
{
    protected override IEnumerable<char[]> Values =>
    [
        [], ['a'], ['a', '中', '\uD800'],
    ];
}

public sealed class Int32ArrayTests : FormatterTests<int[]>
{
    protected override IEnumerable<int[]> Values =>
    [
        [], [1], [int.MinValue, -1, 0, 1, int.MaxValue], Enumerable.Range(0, 5000).ToArray(),
    ];
}

public sealed class IntPtrArrayTests : FormatterTests<nint[]>
{
    protected override IEnumerable<nint[]> Values =>
    [
        [], [0, -1, nint.MaxValue],
    ];
}

public sealed class EnumArrayTests : FormatterTests<OfInt16[]>
{
    protected override IEnumerable<OfInt16[]> Values =>
    [
        [], [OfInt16.Min, OfInt16.Zero, (OfInt16)77],
    ];
}

public sealed class DecimalArrayTests : FormatterTests<decimal[]>
{
    protected override IEnumerable<decimal[]> Values =>
    [
        [], [1.10m, decimal.MinValue, decimal.MaxValue],
    ];
}

public sealed class GuidArrayTests : FormatterTests<Guid[]>
{
    protected override IEnumerable<Guid[]> Values =>
    [
        [], [Guid.Empty, new Guid("00112233-4455-6677-8899-aabbccddeeff")],
    ];
}

public sealed class DateTimeArrayTests : FormatterTests<DateTime[]>
{
    protected override IEnumerable<DateTime[]> Values =>
    [
        [], [DateTime.MinValue, DateTime.MaxValue, DateTime.UnixEpoch],
    ];
}

public sealed class DateTimeOffsetArrayTests : FormatterTests<DateTimeOffset[]>
{
    protected override IEnumerable<DateTimeOffset[]> Values =>
    [
        [], [DateTimeOffset.MinValue, DateTimeOffset.UnixEpoch, new(2024, 1, 1, 0, 0, 0, TimeSpan.FromHours(5))],
    ];
}

public sealed class NullableArrayTests : FormatterTests<int?[]>
{
    protected override IEnumerable<int?[]> Values =>
    [
        [], [null], [1, null, -1],
    ];
}

public sealed class PaddedStructArrayTests : FormatterTests<PaddedStruct[]>
{
    protected override IEnumerable<PaddedStruct[]> Values =>
    [
        [], [default], [new() { Small = 1, Large = 2, Middle = 3 }, new() { Small = 0xFF, Large = -1, Middle = -1 }],
    ];
}

public sealed class UnpaddedStructArrayTests : FormatterTests<UnpaddedStruct[]>
{
    protected override IEnumerable<UnpaddedStruct[]> Values =>
    [
        [], [default], [new() { First = 1, Second = 2, Third = 3.5 }, new() { First = -1, Second = -1, Third = double.NaN }],
    ];
}

public sealed class CheckedStructArrayTests : FormatterTests<CheckedStruct[]>
{
    protected override IEnumerable<CheckedStruct[]> Values =>
    [
        [], [default], [CheckedStruct.Full, default],
    ];
}

public sealed class TextStructArrayTests : FormatterTests<TextStruct[]>
{
    protected override IEnumerable<TextStruct[]> Values =>
    [
        [], [default], [new() { Id = 1, Name = "a", Numbers = [1, 2] }, default, new() { Name = "中" }],
    ];
}

public sealed class StringArrayTests : FormatterTests<string?[]>
{
    protected override IEnumerable<string?[]> Values =>
    [
        [], [null], ["", "a", null, "中文", "é"],
    ];
}

public sealed class JaggedArrayTests : FormatterTests<int[]?[]>
{
    protected override IEnumerable<int[]?[]> Values =>
    [
        [], [null], [[], [1, 2], null, [3]],
    ];
}

public sealed class ObjectArrayTests : FormatterTests<object?[]>
{
    protected override IEnumerable<object?[]> Values =>
    [
        [], [null], [1, "a", null, 2.5, 2, new List<int> { 1 }, new byte[] { 1, 2 }],
    ];
}

public sealed class PersonArrayTests : FormatterTests<Person?[]>
{
    protected override IEnumerable<Person?[]> Values =>
    [
        [], [null], [new() { Id = 1, Name = "a" }, null, new() { Parent = new() { Id = 2 } }],
    ];
}

public sealed class MessageArrayTests : FormatterTests<IMessage?[]>
{
    protected override IEnumerable<IMessage?[]> Values =>
    [
        [], [null], [new Login { Sequence = 1 }, new Ping { Time = 2 }, new Login { User = "b" }, null, new Chat { Text = "c" }, new Logout()],
    ];
}
