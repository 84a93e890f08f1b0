using System;
using System.Collections;
using System.Collections.Generic;
using System.Linq;
using FsCheck;
using FsCheck.Fluent;
using Microsoft.FSharp.Core;
using Nino.Core;
using Nino.Tests.Kit;
using Nino.Tests.Types;
using Xunit;
using Xunit.Abstractions;

namespace Nino.Tests.OfRandom;

/// <summary>
/// Properties of random values and random bytes, drawn by FsCheck. The seed is printed with a failure; NINO_SEED repeats
/// a run, and NINO_ROUNDS makes it so many times longer.
/// </summary>
public sealed class RandomTests(ITestOutputHelper output)
{
    private const int LargestSize = 40;

    private static readonly Dictionary<string, ITypeProperties> Types = new ITypeProperties[]
    {
        new TypeProperties<Person>(), new TypeProperties<PersonRecord>(), new TypeProperties<Constructed>(), new TypeProperties<Hidden>(), new TypeProperties<Tree>(), new TypeProperties<Chain>(),
        new TypeProperties<Report>(), new TypeProperties<Holder>(), new TypeProperties<LaterVersion>(), new TypeProperties<Wide>(),
        new TypeProperties<Shape>(), new TypeProperties<IMessage>(), new TypeProperties<Animal>(), new TypeProperties<object>(), new TypeProperties<Ping>(),
        new TypeProperties<NestedStruct>(), new TypeProperties<CheckedStruct>(), new TypeProperties<RecordPoint>(), new TypeProperties<TextStruct>(), new TypeProperties<TextStruct?>(),
        new TypeProperties<PaddedStruct[]>(), new TypeProperties<CheckedStruct[]>(), new TypeProperties<TextStruct[]>(), new TypeProperties<string>(), new TypeProperties<List<string?>>(),
        new TypeProperties<Dictionary<int, string?>>(), new TypeProperties<Dictionary<string, int>>(), new TypeProperties<HashSet<string?>>(), new TypeProperties<Queue<string?>>(),
        new TypeProperties<Stack<string?>>(), new TypeProperties<LinkedList<string?>>(), new TypeProperties<int?[]>(), new TypeProperties<object?[]>(),
    }.ToDictionary(properties => properties.Name);

    private interface ITypeProperties
    {
        string Name { get; }

        /// <summary>A value is read as it was written, also into another value.</summary>
        Property RoundTrip { get; }

        /// <summary>Bytes that nobody wrote are a value, which can be written and is read again as the same, or a <see cref="NinoException"/>.</summary>
        Property Attack { get; }
    }

    public static TheoryData<string> Names => new(Types.Keys);

    [Theory]
    [MemberData(nameof(Names))]
    public void RoundTrip_RandomValues_GiveTheSame(string type) => Check(Types[type].RoundTrip);

    [Theory]
    [MemberData(nameof(Names))]
    public void Deserialize_RandomBytes_GiveAValueOrNinoException(string type) => Check(Types[type].Attack);

    private void Check(Property property)
    {
        ulong seed = (uint)TestSettings.Seed(output);
        FsCheck.Check.One(
            Config.QuickThrowOnFailure
                .WithMaxTest(100 * TestSettings.Rounds)
                .WithEndSize(LargestSize)
                .WithReplay(FSharpOption<Replay>.Some(new Replay(new Rnd(seed), FSharpOption<int>.None))),
            property);
    }

    private sealed class TypeProperties<T> : ITypeProperties
    {
        public string Name => typeof(T).ToString();

        public Property RoundTrip => Prop.ForAll(Generators.Of<T>().Zip(Generators.Of<T>()).ToArbitrary(), pair =>
        {
            (T? value, T? target) = pair;
            byte[] payload = NinoSerializer.Serialize(value);
            Assert.Null(Structure.Difference(value, NinoDeserializer.Deserialize<T>(payload)));

            NinoDeserializer.DeserializeRef(ref target, payload);
            Assert.Null(Structure.Difference(value, target));
        });

        public Property Attack => Prop.ForAll(Bytes().ToArbitrary(), bytes =>
        {
            if (Read.IsValue<T>(bytes, out T? value))
            {
                T? again = NinoDeserializer.Deserialize<T>(NinoSerializer.Serialize(value));
                Assert.Null(IsOtherArray(value) ? Structure.Difference(Elements(value), Elements(again)) : Structure.Difference(value, again));
            }
        });

        /// <summary>Whether bytes named an array of a derived type, as an <c>int[][]</c> is an <c>object[]</c>. It is written again as the declared one.</summary>
        private static bool IsOtherArray(T? value) => value is Array && value.GetType() != typeof(T);

        private static List<object?> Elements(T? array) => [.. ((IEnumerable)array!).Cast<object?>()];

        /// <summary>Changed payloads, and noise.</summary>
        private static Gen<byte[]> Bytes() => Gen.OneOf(
            Generators.Of<T>().Zip(Mutation.Some).Select(pair => Mutation.Apply(NinoSerializer.Serialize(pair.Item1), pair.Item2)),
            Gen.Choose(1, 255).SelectMany(limit => Gen.Choose(0, limit).Select(value => (byte)value).ArrayOf()));
    }
}
