using System.Collections.Generic;
using System.Linq;
using Nino.Core;
using Nino.Tests.Kit;
using Nino.Tests.Types;
using Xunit;

namespace Nino.Tests.Objects;

public sealed class OptionalTests : FormatterTests<Optional<int>>
{
    protected override IEnumerable<Optional<int>> Values => [default, new(0), new(5)];

    [Fact]
    public void Serialize_ComputedPropertyOfAParametersName_IsNotAsked() =>
        Assert.Equal("0500000001", Hex.Text(NinoSerializer.Serialize(new Optional<int>(5))));
}

public sealed class OptionalTextTests : FormatterTests<Optional<string>>
{
    protected override IEnumerable<Optional<string>> Values => [default, new("a")];
}

public sealed class LabelledTests : FormatterTests<Labelled>
{
    protected override IEnumerable<Labelled> Values => [new(""), new("a")];
}

public sealed class CelsiusTests : FormatterTests<Celsius>
{
    protected override IEnumerable<Celsius> Values => [new(0), new(20)];
}

public sealed class DefaultStructTests
{
    private static T[] Trip<T>(params T[] values)
    {
        T[] read = NinoDeserializer.Deserialize<T[]>(NinoSerializer.Serialize(values))!;
        Assert.Equal(NinoSerializer.Serialize(values), NinoSerializer.Serialize(read));
        Assert.Null(Structure.Difference(values, read));
        Assert.Null(Structure.Difference(values.ToList(), NinoDeserializer.Deserialize<List<T>>(NinoSerializer.Serialize(values.ToList()))));
        Assert.Null(Structure.Difference(values[0], NinoDeserializer.Deserialize<T>(NinoSerializer.Serialize(values[0]))));
        return read;
    }

    [Fact]
    public void Default_ThatTheConstructorRefuses_IsRead() => Trip(default, new Positive(1, "m"));

    [Fact]
    public void Default_OfFixedSize_IsRead() => Trip(default, new PositiveFixed(-0.0, 0.00m, 0));

    [Fact]
    public void Default_OfARecord_IsRead()
    {
        Trip(default, new PositiveRecord<int>(1));
        Trip(default, new PositiveRecord<double>(-0.5));
    }

    [Fact]
    public void Default_ExistingValue_IsReplacedByIt()
    {
        Positive[]? values = [new(1, "m")];
        NinoDeserializer.DeserializeRef(ref values, NinoSerializer.Serialize(new Positive[1]));

        Assert.Null(values![0].Unit);
    }

    [Fact]
    public void Refused_MembersThatAreNotDefault_StillIs() => Assert.IsAssignableFrom<System.ArgumentException>(
        Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize<Positive>(Hex.Bytes("03 FFFFFFFF 05 6D"))).InnerException);

    [Fact]
    public void MembersThatAreDefault_OfAStructThatHoldsMore_AreGivenToTheConstructor() => Assert.True(Trip(new Shifted(0))[0].IsMade);
}
