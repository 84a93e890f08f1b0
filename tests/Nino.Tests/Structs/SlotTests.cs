using System;
using System.Collections.Generic;
using Nino.Tests.Kit;
using Nino.Tests.Types;
using Xunit;

namespace Nino.Tests.Structs;

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
