using System;
using System.Collections.Generic;
using Nino.Core;
using Nino.Tests.Kit;
using Xunit;

namespace Nino.Tests.Tuples;

public static class NinoTupleTests
{
    public sealed class Of1 : FormatterTests<NinoTuple<string?>>
    {
        protected override IEnumerable<NinoTuple<string?>> Values =>
        [
            new("a"),
            default,
        ];
    }

    public sealed class Of2 : FormatterTests<NinoTuple<int, string?>>
    {
        protected override IEnumerable<NinoTuple<int, string?>> Values =>
        [
            (1, "a"),
            default,
        ];
    }

    public sealed class Of3 : FormatterTests<NinoTuple<bool, string, List<int>?>>
    {
        protected override IEnumerable<NinoTuple<bool, string, List<int>?>> Values =>
        [
            (true, "a", [1]),
            (false, "", null),
        ];
    }

    public sealed class Of4Fixed : FormatterTests<NinoTuple<byte, short, int, long>>
    {
        protected override IEnumerable<NinoTuple<byte, short, int, long>> Values =>
        [
            (1, 2, 3, 4),
        ];
    }

    public sealed class Of5 : FormatterTests<NinoTuple<int, int, int, int, string>>
    {
        protected override IEnumerable<NinoTuple<int, int, int, int, string>> Values =>
        [
            (1, 2, 3, 4, "5"),
        ];
    }

    public sealed class Of6Fixed : FormatterTests<NinoTuple<bool, bool, bool, DateTime, decimal, char>>
    {
        protected override IEnumerable<NinoTuple<bool, bool, bool, DateTime, decimal, char>> Values =>
        [
            (true, false, true, DateTime.MaxValue, 1.5m, 'a'),
        ];
    }

    public sealed class Of7 : FormatterTests<NinoTuple<int, int, int, int, int, int, string>>
    {
        protected override IEnumerable<NinoTuple<int, int, int, int, int, int, string>> Values =>
        [
            (1, 2, 3, 4, 5, 6, "7"),
        ];
    }

    public sealed class Of8 : FormatterTests<NinoTuple<int, int, int, int, int, int, int, string>>
    {
        protected override IEnumerable<NinoTuple<int, int, int, int, int, int, int, string>> Values =>
        [
            (1, 2, 3, 4, 5, 6, 7, "8"),
        ];
    }

    public sealed class OfArray : FormatterTests<NinoTuple<bool, short>[]>
    {
        protected override IEnumerable<NinoTuple<bool, short>[]> Values =>
        [
            [],
            [(true, 1), (false, -1)],
        ];
    }

    public sealed class OfDictionary : FormatterTests<Dictionary<NinoTuple<int, int>, string>>
    {
        protected override IEnumerable<Dictionary<NinoTuple<int, int>, string>> Values =>
        [
            new() { [(1, 2)] = "a", [(2, 1)] = "b" },
        ];
    }

    /// <summary>Each arity is written as the tuple of C# with the same elements, and each is read as the other.</summary>
    public sealed class Conversions
    {
        [Fact]
        public void OfEveryArity_AreThoseOfTuples()
        {
            AssertSame<NinoTuple<byte>, ValueTuple<byte>>(new ValueTuple<byte>(1), new NinoTuple<byte>(1));
            AssertSame<NinoTuple<byte, string>, (byte, string)>((1, "2"), new NinoTuple<byte, string>(1, "2"));
            AssertSame<NinoTuple<byte, string, byte>, (byte, string, byte)>((1, "2", 3), new NinoTuple<byte, string, byte>(1, "2", 3));
            AssertSame<NinoTuple<byte, byte, byte, byte>, (byte, byte, byte, byte)>((1, 2, 3, 4), new NinoTuple<byte, byte, byte, byte>(1, 2, 3, 4));
            AssertSame<NinoTuple<byte, byte, byte, byte, byte>, (byte, byte, byte, byte, byte)>((1, 2, 3, 4, 5), new NinoTuple<byte, byte, byte, byte, byte>(1, 2, 3, 4, 5));
            AssertSame<NinoTuple<byte, byte, byte, byte, byte, byte>, (byte, byte, byte, byte, byte, byte)>(
                (1, 2, 3, 4, 5, 6), new NinoTuple<byte, byte, byte, byte, byte, byte>(1, 2, 3, 4, 5, 6));
            AssertSame<NinoTuple<byte, byte, byte, byte, byte, byte, byte>, (byte, byte, byte, byte, byte, byte, byte)>(
                (1, 2, 3, 4, 5, 6, 7), new NinoTuple<byte, byte, byte, byte, byte, byte, byte>(1, 2, 3, 4, 5, 6, 7));
            AssertSame<NinoTuple<byte, byte, byte, byte, byte, byte, byte, string>, (byte, byte, byte, byte, byte, byte, byte, string)>(
                (1, 2, 3, 4, 5, 6, 7, "8"), new NinoTuple<byte, byte, byte, byte, byte, byte, byte, string>(1, 2, 3, 4, 5, 6, 7, "8"));
        }

        [Fact]
        public void Elements_CompareAndComeApart()
        {
            NinoTuple<int, string> tuple = (1, "a");
            (int number, string text) = tuple;

            Assert.Equal((1, "a"), (number, text));
            Assert.Equal(new NinoTuple<int, string>(1, "a"), tuple);
            Assert.NotEqual(new NinoTuple<int, string>(1, "b"), tuple);
            Assert.Equal(tuple.GetHashCode(), new NinoTuple<int, string>(1, "a").GetHashCode());
        }

        [Fact]
        public void Error_NamesTheElement()
        {
            byte[] bytes = NinoSerializer.Serialize(new NinoTuple<int, int, int, int, int, int, int, string>(1, 2, 3, 4, 5, 6, 7, "8"));

            Assert.Equal("Item8", Read.Rejected<NinoTuple<int, int, int, int, int, int, int, string>>(bytes.AsSpan(0, bytes.Length - 1).ToArray()).Path);
        }

        // The tuples are converted by the compiler where this is called, in both directions.
        private static void AssertSame<TNino, TTuple>(TNino fromTuple, TTuple fromNino)
        {
            byte[] bytes = NinoSerializer.Serialize(fromTuple);
            Assert.Equal(NinoSerializer.Serialize(fromNino), bytes);
            Assert.Equal(fromNino, NinoDeserializer.Deserialize<TTuple>(bytes));
            Assert.Equal(fromTuple, NinoDeserializer.Deserialize<TNino>(bytes));
        }
    }
}
