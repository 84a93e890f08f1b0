using System;
using System.Linq;
using Nino.Core;
using Xunit;

namespace Nino.Tests.Structs;

/// <summary>Constructors, factories and accessors that do something are called for each element, though the memory of the struct would pass for its wire form.</summary>
public class GuardedStructTests
{
    [Fact]
    public void Array_OfAPaddedStructWithASetter_SetsEachElement() =>
        AssertSetsEach(NinoSerializer.Serialize(Enumerable.Repeat(new Padded { Number = 1, Other = 2 }, 20).ToArray()), size: 12, bytes => NinoDeserializer.Deserialize<Padded[]>(bytes));

    [Fact]
    public void Array_OfAStructWithASetterOfItsField_SetsEachElement() =>
        AssertSetsEach(NinoSerializer.Serialize(Enumerable.Repeat(new Unpadded { Number = 1, Other = 2 }, 20).ToArray()), size: 8, bytes => NinoDeserializer.Deserialize<Unpadded[]>(bytes));

    [Fact]
    public void Array_OfAStructThatHoldsOne_SetsEachElement() =>
        AssertSetsEach(NinoSerializer.Serialize(Enumerable.Repeat(new Holder { Inner = new Unpadded { Number = 1, Other = 2 } }, 20).ToArray()), size: 8, bytes => NinoDeserializer.Deserialize<Holder[]>(bytes));

    [Fact]
    public void Array_OfAStructWithAConstructor_AsksItForEachElement() =>
        AssertSetsEach(NinoSerializer.Serialize(Enumerable.Repeat(new Checked(1, 2), 20).ToArray()), size: 8, bytes => NinoDeserializer.Deserialize<Checked[]>(bytes));

    [Fact]
    public void Array_OfAStructWithAFactory_AsksItForEachElement() =>
        AssertSetsEach(NinoSerializer.Serialize(Enumerable.Repeat(Made.Of(1, 2), 20).ToArray()), size: 8, bytes => NinoDeserializer.Deserialize<Made[]>(bytes));

    [Fact]
    public void Array_OfARecordStructWithAMarkedConstructor_AsksItForEachElement() =>
        AssertSetsEach(NinoSerializer.Serialize(Enumerable.Repeat(new Recorded(1), 20).ToArray()), size: 4, bytes => NinoDeserializer.Deserialize<Recorded[]>(bytes));

    [Fact]
    public void List_OfAStructWithAConstructor_AsksItForEachElement() =>
        AssertSetsEach(NinoSerializer.Serialize(Enumerable.Repeat(new Checked(1, 2), 20).ToList()), size: 8, bytes => NinoDeserializer.Deserialize<System.Collections.Generic.List<Checked>>(bytes)?.ToArray());

    [Fact]
    public void Array_OfAStructThatHoldsOneWithAConstructor_AsksItForEachElement() =>
        AssertSetsEach(NinoSerializer.Serialize(Enumerable.Repeat(new CheckedHolder { Inner = new Checked(1, 2) }, 20).ToArray()), size: 8, bytes => NinoDeserializer.Deserialize<CheckedHolder[]>(bytes));

    [Fact]
    public void Array_OfTuplesOfAStructWithAFactory_AsksItForEachElement() =>
        AssertSetsEach(NinoSerializer.Serialize(Enumerable.Repeat((Made.Of(1, 2), 3), 20).ToArray()), size: 12, bytes => NinoDeserializer.Deserialize<(Made, int)[]>(bytes));

    [Fact]
    public void Array_OfAStructWithAGetter_AsksEachElement() =>
        Assert.Equal(new byte[] { 3, 1, 0, 0, 0, 1, 0, 0, 0 }, NinoSerializer.Serialize(new Doubled[2]));

    private static void AssertSetsEach(byte[] bytes, int size, Func<byte[], Array?> read)
    {
        bytes[1 + (3 * size) + 3] = 0x80;
        Assert.Equal("value", Assert.IsType<ArgumentOutOfRangeException>(Assert.Throws<NinoException>(() => read(bytes)).InnerException).ParamName);
    }

    [NinoType]
    public struct Padded
    {
        private int _number;

        [NinoMember(1)]
        public int Number
        {
            readonly get => _number;
            set => _number = value >= 0 ? value : throw new ArgumentOutOfRangeException(nameof(value));
        }

        [NinoMember(2)]
        public long Other;
    }

    [NinoType]
    public struct Unpadded
    {
        public int Number
        {
            get;
            set => field = value >= 0 ? value : throw new ArgumentOutOfRangeException(nameof(value));
        }

        public int Other;
    }

    [NinoType]
    public struct Holder
    {
        public Unpadded Inner;
    }

    [NinoType]
    public readonly struct Checked
    {
        public Checked(int number, int other)
        {
            Number = number >= 0 ? number : throw new ArgumentOutOfRangeException("value");
            Other = other;
        }

        public int Number { get; }

        public int Other { get; }
    }

    [NinoType]
    public struct CheckedHolder
    {
        public Checked Inner;
    }

    [NinoType]
    public struct Made
    {
        public int Number;
        public int Other;

        [NinoConstructor(nameof(Number), nameof(Other))]
        public static Made Of(int number, int other) => new() { Number = number >= 0 ? number : throw new ArgumentOutOfRangeException("value"), Other = other };
    }

    [NinoType]
    [method: NinoConstructor]
    public readonly record struct Recorded(int Number)
    {
        public int Number { get; } = Number >= 0 ? Number : throw new ArgumentOutOfRangeException("value");
    }

    [NinoType]
    public struct Doubled
    {
        public int Number
        {
            readonly get => field + 1;
            set;
        }
    }
}
