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

        Demanding? demanding = new() { Number = 1 };
        Demanding first = demanding;
        NinoDeserializer.DeserializeRef(ref demanding, NinoSerializer.Serialize(new Demanding { Number = 2 }));
        Assert.NotSame(first, demanding);
        Assert.Equal(2, demanding!.Number);
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
