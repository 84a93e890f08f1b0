using System.Collections.Generic;
using System.Linq;
using System.Runtime.CompilerServices;
using Nino.Core;
using Nino.Core.Formatters;
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
    public void Default_WithGapsInMemory_IsOneWhateverStandsInThem()
    {
        (byte, int) pair = default;
        Fill(ref pair);
        (pair.Item1, pair.Item2) = (0, 0);
        Assert.NotEqual(0L, Unsafe.As<(byte, int), long>(ref pair));
        Assert.True(DefaultValue.Is<(byte, int), ValueTupleFormatter<byte, int, RawFormatter<byte>, RawFormatter<int>>>(pair));

        pair.Item1 = 1;
        Assert.False(DefaultValue.Is<(byte, int), ValueTupleFormatter<byte, int, RawFormatter<byte>, RawFormatter<int>>>(pair));

        int? none = default;
        Fill(ref none);
        Unsafe.As<int?, byte>(ref none) = 0;
        Assert.True(DefaultValue.Is<int?, NullableFormatter<int, RawFormatter<int>>>(none));
        Assert.False(DefaultValue.Is<int?, NullableFormatter<int, RawFormatter<int>>>(0));
    }

    [Fact]
    public void Default_OfWhichCodeOfTheUserRefusesToWriteOne_IsNone() =>
        Assert.False(DefaultValue.Is<Chosen, CustomFormatter<Chosen, ChosenFormatter>>(new Chosen { Number = 1 }));

    private static void Fill<T>(ref T value) => Unsafe.As<T, long>(ref value) = -1;

    private struct Chosen
    {
        public int Number;
    }

    private sealed class ChosenFormatter : NinoFormatter<Chosen>
    {
        public override void Serialize(Chosen value, ref Writer writer) => writer.Write(value.Number != 0 ? value.Number : throw new System.InvalidOperationException());

        public override void Deserialize(out Chosen value, ref Reader reader)
        {
            reader.Read(out int number);
            value = new Chosen { Number = number };
        }

        public override void DeserializeRef(ref Chosen value, ref Reader reader) => Deserialize(out value, ref reader);
    }

    [Fact]
    public void Refused_MembersThatAreNotDefault_StillIs() => Assert.IsAssignableFrom<System.ArgumentException>(
        Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize<Positive>(Hex.Bytes("03 FFFFFFFF 05 6D"))).InnerException);

    [Fact]
    public void MembersThatAreDefault_OfAStructThatHoldsMore_AreGivenToTheConstructor() => Assert.True(Trip(new Shifted(0))[0].IsMade);
}
