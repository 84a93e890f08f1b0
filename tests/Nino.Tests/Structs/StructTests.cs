using System;
using System.Collections.Generic;
using Nino.Core;
using Nino.Tests.Kit;
using Nino.Tests.Types;
using Xunit;

namespace Nino.Tests.Structs;

public sealed class PaddedStructTests : FormatterTests<PaddedStruct>
{
    protected override IEnumerable<PaddedStruct> Values =>
    [
        default, new() { Small = 1, Large = 2, Middle = 3 }, new() { Small = 0xFF, Large = long.MinValue, Middle = int.MinValue },
    ];
}

public sealed class UnpaddedStructTests : FormatterTests<UnpaddedStruct>
{
    protected override IEnumerable<UnpaddedStruct> Values =>
    [
        default, new() { First = 1, Second = 2, Third = 3.5 },
    ];
}

public sealed class CheckedStructTests : FormatterTests<CheckedStruct>
{
    protected override IEnumerable<CheckedStruct> Values =>
    [
        default, CheckedStruct.Full,
    ];
}

public sealed class TextStructTests : FormatterTests<TextStruct>
{
    protected override IEnumerable<TextStruct> Values =>
    [
        default, new() { Id = 1, Name = "é中", Numbers = [] }, new() { Numbers = [1, 2, 3] },
    ];
}

public sealed class NestedStructTests : FormatterTests<NestedStruct>
{
    protected override IEnumerable<NestedStruct> Values =>
    [
        default,
        new()
        {
            Inner = new() { Small = 1, Large = 2, Middle = 3 },
            Tail = 4,
            Other = new() { First = 5, Second = 6, Third = 7 },
            Kind = OfInt16.Max,
            Checked = CheckedStruct.Full,
        },
    ];
}

public sealed class ReadonlyPointTests : FormatterTests<ReadonlyPoint>
{
    protected override IEnumerable<ReadonlyPoint> Values =>
    [
        default, new(1, 2), new(int.MinValue, int.MaxValue),
    ];
}

public sealed class RecordPointTests : FormatterTests<RecordPoint>
{
    protected override IEnumerable<RecordPoint> Values =>
    [
        default, new(1, 2, true), new(float.NaN, double.NegativeInfinity, false),
    ];
}

public sealed class TextPairTests : FormatterTests<Pair<string?, Pair<int, List<int>?>>>
{
    protected override IEnumerable<Pair<string?, Pair<int, List<int>?>>> Values =>
    [
        default, new() { First = "a", Second = new() { First = 1, Second = [2] } },
    ];
}

public sealed class FixedPairTests : FormatterTests<Pair<int, byte>>
{
    protected override IEnumerable<Pair<int, byte>> Values =>
    [
        default, new() { First = 1, Second = 2 },
    ];
}

public sealed class ClosedPairTests : FormatterTests<ClosedPair<int>>
{
    protected override IEnumerable<ClosedPair<int>> Values =>
    [
        default, new(1, DateTime.MaxValue),
    ];
}

public sealed class ClosedStructTests : FormatterTests<ClosedStruct>
{
    protected override IEnumerable<ClosedStruct> Values =>
    [
        default, new(1, true, new DateTime(2020, 1, 2, 0, 0, 0, DateTimeKind.Utc), 3) { Open = -1, Hidden = 7 },
    ];

    [Fact]
    public void Fields_AreWrittenInDeclarationOrder() => Assert.Equal(
        "050001000000010300000000000000000200000003000000" + "00000000",
        Hex.Text(NinoSerializer.Serialize(new ClosedStruct(1, true, default, 3))));
}

/// <summary>What a type parameter stands for is checked like any other member.</summary>
public sealed class SlotTests : FormatterTests<Slot<DateTime>>
{
    protected override IEnumerable<Slot<DateTime>> Values => [default, new() { Content = DateTime.UnixEpoch }];

    [Fact]
    public void InvalidContent_IsAnError()
    {
        Read.Rejected<Slot<bool>>([2]);
        Read.Rejected<Slot<Slot<bool>>>([2]);
        Read.Rejected<Slot<bool>[]>([3, 1, 2]);
        Read.Rejected<List<Slot<bool>>>([2, 2]);
        Read.Rejected<Dictionary<byte, Slot<bool>>>([2, 0, 2]);
        Read.Rejected<Slot<(byte, bool)>>([0, 2]);
        Read.Rejected<(byte, Slot<bool>)>([0, 2]);
        Read.Rejected<Slot<bool>?>([1, 2]);
        Read.Rejected<CompactSlot<bool>>([1, 2]);
    }
}

public sealed class CompactSlotTests : FormatterTests<CompactSlot<int>>
{
    protected override IEnumerable<CompactSlot<int>> Values => [default, new() { Content = 1, Other = int.MaxValue }];
}
