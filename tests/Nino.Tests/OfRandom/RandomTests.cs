using System;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using Nino.Core;
using Nino.Tests.Kit;
using Nino.Tests.Types;
using Xunit;
using Xunit.Abstractions;

namespace Nino.Tests.OfRandom;

/// <summary>
/// Random values and random bytes. The seed is printed; NINO_SEED repeats a run, and NINO_ROUNDS makes it so many times longer.
/// </summary>
public sealed class RandomTests(ITestOutputHelper output)
{
    private const int Values = 200;
    private const int Inputs = 300;

    private static readonly int Seed = Setting("NINO_SEED", Environment.TickCount);
    private static readonly int Rounds = Setting("NINO_ROUNDS", 1);

    private static readonly Dictionary<string, ITypeChecks> Types = new ITypeChecks[]
    {
        new TypeChecks<Person>(), new TypeChecks<PersonRecord>(), new TypeChecks<Constructed>(), new TypeChecks<Hidden>(), new TypeChecks<Tree>(), new TypeChecks<Chain>(),
        new TypeChecks<Report>(), new TypeChecks<Holder>(), new TypeChecks<LaterVersion>(), new TypeChecks<Wide>(),
        new TypeChecks<Shape>(), new TypeChecks<IMessage>(), new TypeChecks<Animal>(), new TypeChecks<object>(), new TypeChecks<Ping>(),
        new TypeChecks<NestedStruct>(), new TypeChecks<CheckedStruct>(), new TypeChecks<RecordPoint>(), new TypeChecks<TextStruct>(), new TypeChecks<TextStruct?>(),
        new TypeChecks<PaddedStruct[]>(), new TypeChecks<CheckedStruct[]>(), new TypeChecks<TextStruct[]>(), new TypeChecks<string>(), new TypeChecks<List<string?>>(),
        new TypeChecks<Dictionary<int, string?>>(), new TypeChecks<Dictionary<string, int>>(), new TypeChecks<HashSet<string?>>(), new TypeChecks<Queue<string?>>(),
        new TypeChecks<Stack<string?>>(), new TypeChecks<LinkedList<string?>>(), new TypeChecks<int?[]>(), new TypeChecks<object?[]>(),
    }.ToDictionary(checks => checks.Name);

    private interface ITypeChecks
    {
        string Name { get; }

        void RoundTrip(Random random);

        int Attack(Random random);
    }

    public static TheoryData<string> Names => new(Types.Keys);

    [Theory]
    [MemberData(nameof(Names))]
    public void RoundTrip_RandomValues_GiveTheSame(string type)
    {
        Random random = Start();
        Assert.All(Enumerable.Range(0, Values * Rounds), _ => Types[type].RoundTrip(random));
    }

    [Theory]
    [MemberData(nameof(Names))]
    public void Deserialize_RandomBytes_GiveAValueOrNinoException(string type)
    {
        Random random = Start();
        int tried = Enumerable.Range(0, Inputs * Rounds).Sum(_ => Types[type].Attack(random));
        Assert.Equal(Inputs * Rounds * 2, tried);
    }

    private static int Setting(string name, int usual) =>
        Environment.GetEnvironmentVariable(name) is { Length: > 0 } text ? int.Parse(text, CultureInfo.InvariantCulture) : usual;

    private Random Start()
    {
        output.WriteLine($"NINO_SEED={Seed}");
        return new Random(Seed);
    }

    private sealed class TypeChecks<T> : ITypeChecks
    {
        public string Name => typeof(T).ToString();

        public void RoundTrip(Random random)
        {
            T? value = new RandomValues(random).Next<T>();
            byte[] payload = NinoSerializer.Serialize(value);
            T? back = NinoDeserializer.Deserialize<T>(payload);
            Assert.Null(Structure.Difference(value, back));
            Assert.Equal(payload, NinoSerializer.Serialize(back));

            T? target = new RandomValues(random).Next<T>();
            NinoDeserializer.DeserializeRef(ref target, payload);
            Assert.Equal(payload, NinoSerializer.Serialize(target));
        }

        public int Attack(Random random)
        {
            byte[] noise = new byte[random.Next(1, 120)];
            random.NextBytes(noise);
            byte[] payload = Change(NinoSerializer.Serialize(new RandomValues(random).Next<T>()), random);
            return Try(Soften(noise, random)) + Try(payload);
        }

        /// <summary>What is read from any bytes can be written, and is read again as the same.</summary>
        private static int Try(byte[] bytes)
        {
            if (Read.IsValue<T>(bytes, out T? value))
            {
                byte[] payload = NinoSerializer.Serialize(value);
                Assert.Null(Structure.Difference(value, NinoDeserializer.Deserialize<T>(payload)));
            }

            return 1;
        }

        /// <summary>Small bytes are heads and counts that lead further.</summary>
        private static byte[] Soften(byte[] noise, Random random)
        {
            int limit = random.Next(1, 256);
            return noise.Select(next => (byte)(next % limit)).ToArray();
        }

        private static byte[] Change(byte[] payload, Random random)
        {
            List<byte> bytes = [.. payload];
            for (int changes = random.Next(1, 4); changes > 0; changes--)
            {
                int place = random.Next(bytes.Count + 1);
                byte value = (byte)(random.Next(2) == 0 ? random.Next(256) : random.Next(8));
                switch (random.Next(3))
                {
                    case 0:
                        bytes.Insert(place, value);
                        break;
                    case 1 when place < bytes.Count:
                        bytes.RemoveAt(place);
                        break;
                    case 2 when place < bytes.Count:
                        bytes[place] = value;
                        break;
                }
            }

            return bytes.ToArray();
        }
    }
}
