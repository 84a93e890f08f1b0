using System.Collections.Generic;
using Nino.Core;
using Nino.Tests.Kit;
using Nino.Tests.Types;
using Xunit;

namespace Nino.Tests.Objects;

public sealed class ConstructedTests : FormatterTests<Constructed>
{
    protected override IEnumerable<Constructed> Values =>
    [
        new(0, null) { Title = null }, new(1, "a") { Title = "t", Numbers = [1, 2] }, new(2, "b") { Title = "u", Numbers = null },
    ];
}

public sealed class DeconstructibleTests : FormatterTests<Deconstructible>
{
    protected override IEnumerable<Deconstructible> Values => [new(), new() { Id = 2 }];

    [Fact]
    public void Deserialize_RecordWithoutParameterList_IsMadeWithoutArguments() =>
        Assert.Equal("without arguments", NinoDeserializer.Deserialize<Deconstructible>(NinoSerializer.Serialize(new Deconstructible(1)))!.Made);
}

public sealed class DismantledTests : FormatterTests<Dismantled>
{
    protected override IEnumerable<Dismantled> Values => [new(), new() { Id = 2 }];

    [Fact]
    public void Deserialize_RecordWithoutParameterList_IsMadeWithoutArguments() =>
        Assert.Equal("without arguments", NinoDeserializer.Deserialize<Dismantled>(NinoSerializer.Serialize(new Dismantled(1)))!.Made);
}

public sealed class FactoryTests : FormatterTests<Factory>
{
    protected override IEnumerable<Factory> Values =>
    [
        Factory.Create(0), Named(Factory.Create(5)),
    ];

    private static Factory Named(Factory factory)
    {
        factory.Name = "made";
        return factory;
    }
}

public sealed class DescendingTests : FormatterTests<Descending>
{
    protected override IEnumerable<Descending> Values => [new(null), new(new(new(null)) { Name = "b" }) { Name = "c" }];
}

public sealed class RevertedTests : FormatterTests<Reverted>
{
    protected override IEnumerable<Reverted> Values => [new(1), new(2) { Original = new(1) }];
}

/// <summary>A mark counts whoever may call the constructor.</summary>
public sealed class MarkedConstructorTests
{
    [Fact]
    public void Deserialize_MarkedPrivateConstructor_IsCalled()
    {
        MarkedPrivate read = NinoDeserializer.Deserialize<MarkedPrivate>(NinoSerializer.Serialize(MarkedPrivate.Of(5)))!;
        Assert.Equal((5, "marked"), (read.Number, read.Made));
        MarkedProtected other = NinoDeserializer.Deserialize<MarkedProtected>(NinoSerializer.Serialize(MarkedProtected.Of([1, 2])))!;
        Assert.Equal([1, 2], other.Numbers);
        Assert.Equal("marked", other.Made);
    }

    /// <summary>What a constructor or an initializer sets cannot be set on an instance that is there.</summary>
    [Fact]
    public void DeserializeRef_ObjectMadeFromItsMembers_IsReplaced()
    {
        MarkedPrivate? marked = MarkedPrivate.Of(5);
        MarkedPrivate before = marked;
        NinoDeserializer.DeserializeRef(ref marked, NinoSerializer.Serialize(MarkedPrivate.Of(6)));
        Assert.NotSame(before, marked);
        Assert.Equal(6, marked!.Number);

        Lasting? lasting = new() { Number = 1 };
        Lasting first = lasting;
        NinoDeserializer.DeserializeRef(ref lasting, NinoSerializer.Serialize(new Lasting { Number = 2 }));
        Assert.NotSame(first, lasting);
        Assert.Equal(1, first.Number);
        Assert.Equal(2, lasting!.Number);
    }

    /// <summary>As docs/en/guide/existing-objects.md says.</summary>
    [Fact]
    public void DeserializeRef_ObjectThatIsReplaced_HandsOnWhatItHolds()
    {
        Fleet? fleet = new([1, 2], new Lasting { Number = 1 }) { Notes = [3] };
        Fleet before = fleet;
        (List<int> ships, int[] notes) = (fleet.Ships, fleet.Notes);

        NinoDeserializer.DeserializeRef(ref fleet, NinoSerializer.Serialize(new Fleet([4], new Lasting { Number = 5 }) { Notes = [6] }));

        Assert.NotSame(before, fleet);
        Assert.Same(ships, fleet!.Ships);
        Assert.Same(notes, fleet.Notes);
        Assert.Equal([4], before.Ships);
        Assert.Equal([6], before.Notes);
        Assert.Equal((1, 5), (before.Flag.Number, fleet.Flag.Number));
    }

    /// <summary>Required members can be set again, whatever else the type has; the objects that they hold are filled, too.</summary>
    [Fact]
    public void DeserializeRef_ObjectWithRequiredMembers_IsFilled()
    {
        Ordered? ordered = new() { Number = 1, Lines = [1, 2, 3], Items = { "a" }, Note = "before", First = new Demanding { Number = 4 } };
        Ordered before = ordered;
        (List<int> lines, List<string> items, Demanding first) = (ordered.Lines, ordered.Items, ordered.First);

        NinoDeserializer.DeserializeRef(ref ordered, NinoSerializer.Serialize(new Ordered { Number = 2, Lines = [5], Items = { "b", "c" }, First = new Demanding { Number = 6 } }));

        Assert.Same(before, ordered);
        Assert.Same(lines, ordered!.Lines);
        Assert.Same(items, ordered.Items);
        Assert.Same(first, ordered.First);
        Assert.Equal((2, null, 6), (ordered.Number, ordered.Note, first.Number));
        Assert.Equal([5], lines);
        Assert.Equal(["b", "c"], items);
        Assert.Equal(["deserializing 2", "deserialized 2"], ordered.Calls);
    }

    [Fact]
    public void DeserializeRef_ShorterBytes_LeaveRequiredMembersAsTheyAre()
    {
        DemandingMore? value = new() { Number = 1, Name = "kept" };
        DemandingMore before = value;

        NinoDeserializer.DeserializeRef(ref value, NinoSerializer.Serialize(new Demanding { Number = 2 }));

        Assert.Same(before, value);
        Assert.Equal((2, "kept"), (value!.Number, value.Name));
    }

    [Fact]
    public void DeserializeRef_RequiredMembersInACircle_ReferToTheSameObject()
    {
        Ringed written = new() { Name = "read", Next = null! };
        written.Next = written;
        Ringed? value = new() { Name = "there", Next = null! };
        Ringed before = value;

        NinoDeserializer.DeserializeRef(ref value, NinoSerializer.Serialize(written));

        Assert.Same(before, value);
        Assert.Same(before, value!.Next);
        Assert.Equal("read", value.Name);
    }

    [Fact]
    public void DeserializeRef_TolerantTypeWithRequiredMembers_IsFilled()
    {
        DemandingPatch? value = new() { Number = 1, Text = "there" };
        DemandingPatch before = value;

        NinoDeserializer.DeserializeRef(ref value, NinoSerializer.Serialize(new DemandingPatch { Number = 0, Text = "read" }));

        Assert.Same(before, value);
        Assert.Equal((0, "read"), (value!.Number, value.Text));
    }
}

[NinoType]
public sealed class MarkedPrivate
{
    public MarkedPrivate() => Made = "without arguments";

    [NinoConstructor(nameof(Number))]
    private MarkedPrivate(int value) => (Number, Made) = (value, "marked");

    public int Number { get; set; }

    [NinoIgnore]
    public string Made { get; }

    public static MarkedPrivate Of(int number) => new(number);
}

[NinoType(containNonPublicMembers: true)]
public class MarkedProtected
{
    private readonly int[] _numbers;

    [NinoConstructor(nameof(_numbers))]
    protected MarkedProtected(int[] values) => (_numbers, Made) = (values, "marked");

    [NinoIgnore]
    public string Made { get; }

    [NinoIgnore]
    public IEnumerable<int> Numbers => _numbers;

    public static MarkedProtected Of(int[] numbers) => new(numbers);
}

[NinoType]
public sealed class Demanding
{
    public required int Number { get; set; }
}

[NinoType]
public sealed record Fleet(List<int> Ships, Lasting Flag)
{
    public int[] Notes { get; set; } = [];
}

[NinoType]
public sealed class Lasting
{
    public required int Number { get; init; }
}

[NinoType]
public sealed class Ordered : INinoOnDeserializing, INinoOnDeserialized
{
    public required int Number { get; set; }

    public required List<int> Lines { get; set; }

    public List<string> Items { get; } = [];

    public string? Note { get; set; }

    public required Demanding First { get; set; }

    [NinoIgnore]
    public List<string> Calls { get; } = [];

    public void OnDeserializing() => Calls.Add($"deserializing {Number}");

    public void OnDeserialized() => Calls.Add($"deserialized {Number}");
}

[NinoType]
public sealed class DemandingMore
{
    public required int Number { get; set; }

    public required string Name { get; set; }
}

[NinoType(PreserveReferences = true)]
public sealed class Ringed
{
    public required string Name { get; set; }

    public required Ringed Next { get; set; }
}

[NinoType(VersionTolerant = true, SkipDefaults = true)]
public sealed class DemandingPatch
{
    [NinoMember(0)]
    public required int Number { get; set; }

    [NinoMember(1)]
    public required string Text { get; set; }
}
