using System.Collections.Generic;
using Nino.Tests.Kit;
using Nino.Tests.Types;
using Xunit;

namespace Nino.Tests.Format;

/// <summary>format.md §3, §4 and §6, worked out by hand.</summary>
public sealed class CollectionBytesTests
{
    private const string Padded = "01 02 00 00 00 00 00 00 00 03 00 00 00";

    private static readonly PaddedStruct PaddedValue = new() { Small = 1, Large = 2, Middle = 3 };

    [Fact]
    public void FixedSizeStruct_IsItsMembers()
    {
        Payload.Is(Padded, PaddedValue);
        Payload.Is("01 00 00 00 02", new Pair<int, byte> { First = 1, Second = 2 });
        Payload.Is("00 00 C0 3F 00 00 00 00 00 00 04 40 01", new RecordPoint(1.5f, 2.5, true));
        Payload.Is("01 00 00 00 02 00 00 00 00 00 00 00", new KeyValuePair<int, long>(1, 2));
    }

    [Fact]
    public void FixedSizeStruct_OfAnyLayout_IsItsMembersInContractOrder()
    {
        Payload.Is("01 00 02 00 00 00 00 00 00 00 03 00 04 00 00 00", new AutoLayout { First = 1, Second = 2, Third = 3, Fourth = 4 });
        Payload.Is("01 00 00 00 02 00 00 00", new ExplicitLayout { First = 1, Second = 2 });
        Payload.Is("01 00 00 00 02 00 00 00", new SizedLayout { First = 1, Second = 2 });
        Payload.Is("01 00 00 00 02 00 00 00", new NumberedLayout { First = 1, Second = 2 });
        Payload.Is("01 00 00 00 02 00 00 00", new IgnoringLayout { First = 1, Second = 2 });
        Payload.Is("01 00 00 00 02 00 00 00", new PrivateLayout { First = 1, Second = 2 });
        Payload.Is("07 00 00 00 01 00 00 00", new OpenLayout(7) { First = 1 });
    }

    [Fact]
    public void ArrayOfStructs_OfAnyLayout_IsTheStructsOneAfterAnother()
    {
        Payload.Is("03 01 00 00 00 02 00 00 00 03 00 00 00 04 00 00 00", new ExplicitLayout[] { new() { First = 1, Second = 2 }, new() { First = 3, Second = 4 } });
        Payload.Is("03 01 00 00 00 02 00 00 00 03 00 00 00 04 00 00 00", new NumberedLayout[] { new() { First = 1, Second = 2 }, new() { First = 3, Second = 4 } });
        Payload.Is("03 01 00 00 00 02 00 00 00 03 00 00 00 04 00 00 00", new SizedLayout[] { new() { First = 1, Second = 2 }, new() { First = 3, Second = 4 } });
        Payload.Is("02 01 00 02 00 00 00 00 00 00 00 03 00 04 00 00 00", new AutoLayout[] { new() { First = 1, Second = 2, Third = 3, Fourth = 4 } });
        Payload.Is("02 01 02 00 00 00 00 00 00 00 03 00 00 00", new PackedLayout[] { new() { First = 1, Second = 2, Third = 3 } });
    }

    [Fact]
    public void Nullable_IsAPresenceByteOrAnObject()
    {
        Payload.Is("00", (int?)null);
        Payload.Is("01 05 00 00 00", (int?)5);
        Payload.Is("01" + Padded, (PaddedStruct?)PaddedValue);
        Payload.Is("00", (TextStruct?)null);
        Payload.Is("04 05 00 00 00 05 61 00", (TextStruct?)new TextStruct { Id = 5, Name = "a" });
    }

    [Fact]
    public void Collection_IsCountPlusOneAndElements()
    {
        Payload.Is("00", (int[]?)null);
        Payload.Is("01", new int[0]);
        Payload.Is("03 01 00 00 00 02 00 00 00", new[] { 1, 2 });
        Payload.Is("03 05 61 00", new List<string?> { "a", null });
        Payload.Is("03 01 01 00 00 00", new int?[] { 1, null });
        Payload.Is("03 02 01 00 00 00 00", new[] { new[] { 1 }, null });
        Payload.Is("02" + Padded, new[] { PaddedValue });
        Payload.Is("04 03 01 02", new HashSet<byte> { 3, 1, 2 });
        Payload.Is("04 01 02 03", new Queue<byte>([1, 2, 3]));
        Payload.Is("04 03 02 01", new Stack<byte>([1, 2, 3]));
        Payload.Is("04 01 02 03", new LinkedList<byte>([1, 2, 3]));
    }

    [Fact]
    public void Dictionary_IsKeysAndValues()
    {
        Payload.Is("03 01 00 00 00 02 00 00 00 03 00 00 00 04 00 00 00", new Dictionary<int, int> { [1] = 2, [3] = 4 });
        Payload.Is("03 05 61 05 62 05 63 00", new Dictionary<string, string?> { ["a"] = "b", ["c"] = null });
    }
}
