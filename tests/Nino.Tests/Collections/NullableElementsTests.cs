using System;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Collections.ObjectModel;
using System.Linq;
using Nino.Core;
using Nino.Tests.Kit;
using Nino.Tests.Types;
using Xunit;

namespace Nino.Tests.Collections;

/// <summary>Collections of nullable values of fixed size: presence bits, then the values (format.md §6).</summary>
public sealed partial class NullableElementsTests
{
    private const int Seed = 20240611;

    private const byte Untouched = 0xEE;

    /// <summary>About each number of elements that vectors hold.</summary>
    private static readonly int[] Counts = [.. Enumerable.Range(0, 71), .. Enumerable.Range(120, 18), 191, 192, 193, 1000];

    /// <summary>How often an element is present: never, seldom, now and then, mostly, always.</summary>
    private static readonly double[] Densities = [0, 0.1, 0.5, 0.9, 1];

    [Fact]
    public void Elements_OfNumbers_AreBitsAndValues()
    {
        AssertForm(random => (byte)random.Next());
        AssertForm(random => (sbyte)random.Next());
        AssertForm(random => (short)random.Next());
        AssertForm(random => random.Next());
        AssertForm(random => (ulong)random.Next() << 13);
        AssertForm(random => (float)random.NextDouble());
        AssertForm(random => random.NextDouble());
        AssertForm(random => (decimal)random.NextDouble());
    }

    [Fact]
    public void Elements_OfOtherScalars_AreBitsAndValues()
    {
        AssertForm(random => random.Next(2) == 0);
        AssertForm(random => (char)random.Next());
        AssertForm(random => (DayOfWeek)random.Next());
        AssertForm(random => new Guid(random.Next(), 1, 2, 3, 4, 5, 6, 7, 8, 9, (byte)random.Next()));
        AssertForm(random => new DateTime(random.Next(), DateTimeKind.Utc));
        AssertForm(random => new TimeSpan(random.Next()));
        AssertForm(random => new DateTimeOffset(random.Next() + TimeSpan.TicksPerDay, TimeSpan.FromMinutes(random.Next(-840, 841))));
    }

    [Fact]
    public void Elements_OfStructs_AreBitsAndValues()
    {
        AssertForm(random => new PaddedStruct { Small = (byte)random.Next(), Large = random.Next(), Middle = random.Next() });
        AssertForm(random => new UnpaddedStruct { First = random.Next(), Second = random.Next(), Third = random.NextDouble() });
        AssertForm(random => new CheckedStruct { Flag = random.Next(2) == 0 });
        AssertForm(random => new WideStruct { Small = (byte)random.Next(), First = random.Next(), Second = -random.Next(), Third = random.NextDouble(), Fourth = (decimal)random.NextDouble() });
        AssertForm(random => new DatedStruct { Small = (short)random.Next(), Time = new DateTimeOffset(random.Next() + TimeSpan.TicksPerDay, TimeSpan.FromMinutes(random.Next(-840, 841))), Span = new TimeSpan(random.Next()) });
        AssertForm(random => new KeyValuePair<byte, long>((byte)random.Next(), random.Next()));
        AssertForm(random => (random.Next(), (short)random.Next()));
    }

    [Fact]
    public void Elements_OfOddSizes_AreBitsAndValues()
    {
        AssertForm(random => new FiveBytes { A = (byte)random.Next(), B = (byte)random.Next(), C = (byte)random.Next(), D = (byte)random.Next(), E = (byte)random.Next() });
        AssertForm(random => new SevenBytes { Five = new FiveBytes { A = (byte)random.Next(), E = (byte)random.Next() }, F = (byte)random.Next(), G = (byte)random.Next() });
        AssertForm(random => new ElevenBytes { Seven = new SevenBytes { F = (byte)random.Next(), G = (byte)random.Next() }, H = (byte)random.Next(), I = (byte)random.Next(), J = (byte)random.Next(), K = (byte)random.Next() });
    }

    /// <summary>A few values among many that are absent, at the ends of groups too.</summary>
    [Fact]
    public void Elements_FarApart_AreBitsAndValues()
    {
        AssertFarApart((byte)200);
        AssertFarApart((short)-2);
        AssertFarApart(int.MinValue);
        AssertFarApart(Math.PI);
        AssertFarApart(decimal.MinValue);
        AssertFarApart(new UnpaddedStruct { First = -1, Second = -2, Third = Math.E });
        AssertFarApart(new PaddedStruct { Small = 200, Large = -2, Middle = -3 });
    }

    [Fact]
    public void EveryKind_HasTheFormOfAnArray()
    {
        int?[] values = [1, null, 3, null, null, 6, 7, 8, null, 10];
        Payload.Is("0B E5 02 01 00 00 00 03 00 00 00 06 00 00 00 07 00 00 00 08 00 00 00 0A 00 00 00", values);
        byte[] bytes = NinoSerializer.Serialize(values);
        AssertKind(bytes, new List<int?>(values));
        AssertKind(bytes, new Queue<int?>(values));
        AssertKind(bytes, new Stack<int?>(Enumerable.Reverse(values)));
        AssertKind(bytes, new LinkedList<int?>(values));
        AssertKind(bytes, new ConcurrentQueue<int?>(values));
        AssertKind(bytes, new ConcurrentStack<int?>(Enumerable.Reverse(values)));
        AssertKind(bytes, new Collection<int?>(values.ToList()));
        AssertKind(bytes, new ObservableCollection<int?>(values));
        AssertKind(bytes, new ReadOnlyCollection<int?>(values));
        AssertKind<IEnumerable<int?>>(bytes, values.Where(_ => true));
        AssertKind<ICollection<int?>>(bytes, new LinkedList<int?>(values));
        AssertKind<IReadOnlyList<int?>>(bytes, values);
        AssertKind(bytes, new Gaps(values));
        Assert.Equal(bytes, NinoSerializer.Serialize(new Memory<int?>(values)));
        Assert.Equal(bytes, NinoSerializer.Serialize(new ArraySegment<int?>(values)));
        Assert.Equal(values, NinoDeserializer.Deserialize<Memory<int?>>(bytes).ToArray());
        Assert.Equal(values, NinoDeserializer.Deserialize<ReadOnlyMemory<int?>>(bytes).ToArray());
    }

    [Fact]
    public void Sets_HaveTheFormOfAnArray()
    {
        int?[] values = [null, 1, 5, 9];
        byte[] bytes = NinoSerializer.Serialize(values);
        AssertKind(bytes, new HashSet<int?>(values));
        AssertKind(bytes, new SortedSet<int?>(values));
        AssertKind<ISet<int?>>(bytes, new HashSet<int?>(values));
        NinoException error = Read.RejectedAt<HashSet<int?>>(Hex.Bytes("03 00"), 0, "", typeof(HashSet<int?>));
        Assert.Contains("repeated", error.Message, StringComparison.Ordinal);
        Read.RejectedAt<Dictionary<byte, SortedSet<int?>>>(Hex.Bytes("02 01 03 00"), 2, "[0].Value", typeof(SortedSet<int?>));
    }

    [Fact]
    public void ArrayOfRankTwo_HasLengthsBeforeTheBits()
    {
        short?[,] values = { { 1, null, 3 }, { null, null, 6 } };
        Payload.Is("07 02 03 25 01 00 03 00 06 00", values);
        byte[] bytes = NinoSerializer.Serialize(values);
        Assert.Equal(values, NinoDeserializer.Deserialize<short?[,]>(bytes));
        short?[,]? existing = { { 7, 7, 7 }, { 7, 7, 7 } };
        NinoDeserializer.Deserialize(bytes, ref existing);
        Assert.Equal(values, existing);
    }

    /// <summary>Values of dictionaries, members, and structs with an object head tell each by itself.</summary>
    [Fact]
    public void OtherPlaces_HaveNoBits()
    {
        Payload.Is("03 01 01 07 02 00", new Dictionary<byte, byte?> { [1] = 7, [2] = null });
        Payload.Is("03 00 00", new TextStruct?[] { null, null });
    }

    [Fact]
    public void ReadInto_AnyCount_ReplacesWhatWasThere()
    {
        Random random = new(Seed);
        foreach (int count in new[] { 0, 1, 7, 8, 9, 40 })
        {
            foreach (int old in new[] { 0, 1, 8, 40 })
            {
                long?[] values = Elements(random, 0.5, count, random => (long)random.Next());
                byte[] bytes = NinoSerializer.Serialize(values);
                long?[]? array = Elements(random, 0.5, old, random => (long)random.Next());
                long?[] before = array;
                NinoDeserializer.Deserialize(bytes, ref array);
                Assert.Equal(values, array);
                Assert.Equal(old == count, ReferenceEquals(before, array));
                List<long?>? list = [.. Elements(random, 0.5, old, random => (long)random.Next())];
                NinoDeserializer.Deserialize(bytes, ref list);
                Assert.Equal(values, list);
                Queue<long?>? queue = new(before);
                NinoDeserializer.Deserialize(bytes, ref queue);
                Assert.Equal(values, queue);
            }
        }
    }

    [Theory]
    [InlineData("02 02 01 00 00 00", 1)]
    [InlineData("02 03 01 00 00 00 02 00 00 00", 1)]
    [InlineData("09 FF", 1)]
    [InlineData("08 80", 1)]
    [InlineData("0A 00", 0)]
    [InlineData("FF FF FF FF 0F 00", 0)]
    [InlineData("02 01 00 00 00", 1)]
    public void Bits_ThatLie_AreRefused(string hex, int offset)
    {
        Read.RejectedAt<int?[]>(Hex.Bytes(hex), offset, "", typeof(int?[]));
        Read.RejectedAt<List<int?>>(Hex.Bytes(hex), offset, "", typeof(List<int?>));
        Read.RejectedAt<Queue<int?>>(Hex.Bytes(hex), offset, "", typeof(Queue<int?>));
        Read.RejectedAt<LinkedList<int?>>(Hex.Bytes(hex), offset, "", typeof(LinkedList<int?>));
    }

    [Fact]
    public void Value_ThatCSharpCannotMake_IsRefusedWithItsIndex()
    {
        Read.RejectedAt<bool?[]>(Hex.Bytes("04 05 01 02"), 3, "[2]", typeof(bool));
        Read.RejectedAt<Queue<bool?>>(Hex.Bytes("04 05 01 02"), 3, "[2]", typeof(bool));
        Read.RejectedAt<List<DateTime?>>(Hex.Bytes("02 01 FF FF FF FF FF FF FF 3F"), 2, "[0]", typeof(DateTime));
    }

    [Fact]
    public void Value_ThatCSharpCannotMake_IsRefusedAtEachPlace()
    {
        AssertRefused(true, [2]);
        AssertRefused(DateTime.MaxValue, [0, 0, 0, 0, 0, 0, 0, 0x3F]);
        AssertRefused(decimal.One, [0, 0, 29, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
        AssertRefused(new DateTimeOffset(2026, 1, 1, 0, 0, 0, TimeSpan.FromHours(1)), [0, 0, 0, 0, 0, 0, 0, 0x3F, 0, 0]);
        AssertRefused(new CheckedStruct { Flag = true }, [2]);
    }

    [Fact]
    public void Truncated_AtEachByte_IsRefused()
    {
        Random random = new(Seed);
        foreach (int count in new[] { 1, 8, 9, 20 })
        {
            byte[] bytes = NinoSerializer.Serialize(Elements(random, 0.7, count, random => random.Next()));
            for (int length = 0; length < bytes.Length; length++)
            {
                Read.Rejected<int?[]>(bytes[..length]);
                Read.Rejected<List<int?>>(bytes[..length]);
                Read.Rejected<Queue<int?>>(bytes[..length]);
            }
        }
    }

    [Fact]
    public void CountThatIsNotThatOfTheElements_Throws() =>
        Assert.Throws<NinoException>(() => NinoSerializer.Serialize<IReadOnlyCollection<int?>>(new Miscounted()));

    private static void AssertFarApart<T>(T value)
        where T : struct
    {
        const int Count = 4000;
        foreach (int present in new[] { 0, 7, 8, 127, 128, 135, 2000, Count - 8, Count - 1 })
        {
            T?[] values = new T?[Count];
            values[present] = value;
            values[Count / 3] = value;
            byte[] expected = Form(values);
            Assert.Equal(expected, NinoSerializer.Serialize(values));
            T?[]? existing = Enumerable.Repeat((T?)value, Count).ToArray();
            NinoDeserializer.Deserialize(expected, ref existing);
            Assert.Equal(values, existing);
        }
    }

    private static void AssertForm<T>(Func<Random, T> make)
        where T : struct
    {
        Random random = new(Seed);
        foreach (int count in Counts)
        {
            foreach (double density in Densities)
            {
                T?[] values = Elements(random, density, count, make);
                byte[] expected = Form(values);
                string place = $"Seed {Seed}, {count} of {typeof(T)}";
                Assert.True(expected.SequenceEqual(NinoSerializer.Serialize(values)), place);
                Assert.True(expected.SequenceEqual(NinoSerializer.Serialize(new List<T?>(values))), place);
                Assert.True(expected.SequenceEqual(NinoSerializer.Serialize(new Queue<T?>(values))), place);
                Assert.Equal(expected.Length, NinoSerializer.GetSize(values));
                foreach (int spare in new[] { 0, 1, 100_000 })
                {
                    byte[] buffer = new byte[expected.Length + spare + 128];
                    Array.Fill(buffer, Untouched);
                    Assert.Equal(expected.Length, NinoSerializer.Serialize(values, buffer.AsSpan(0, expected.Length + spare)));
                    Assert.True(expected.SequenceEqual(buffer.Take(expected.Length)), place);
                    Assert.True(buffer.Skip(expected.Length + spare).All(one => one == Untouched), place);
                }

                Assert.True(values.SequenceEqual(NinoDeserializer.Deserialize<T?[]>(expected)!), place);
                Assert.True(values.SequenceEqual(NinoDeserializer.Deserialize<List<T?>>(expected)!), place);
                Assert.True(values.SequenceEqual(NinoDeserializer.Deserialize<Queue<T?>>(expected)!), place);
                T?[] existing = Elements(random, 0.5, count + 64, make);
                T?[] behind = existing[count..];
                Memory<T?> part = existing.AsMemory(0, count);
                NinoDeserializer.DeserializeRef(ref part, expected);
                Assert.True(values.SequenceEqual(existing.Take(count)), place);
                Assert.True(behind.SequenceEqual(existing.Skip(count)), place);
                Assert.True(existing.Take(count).All(value => value.HasValue || value.GetValueOrDefault().Equals(default(T))), place);
            }
        }
    }

    /// <summary>Each value by itself is the one that is not valid; what was read into keeps nothing that C# could not have made.</summary>
    private static void AssertRefused<T>(T value, byte[] invalid)
        where T : struct
    {
        foreach (int count in new[] { 1, 33, 70, 200 })
        {
            T?[] values = Enumerable.Range(0, count).Select(i => i % 5 == 3 ? null : (T?)value).ToArray();
            byte[] bytes = NinoSerializer.Serialize(values);
            int size = NinoSerializer.Serialize(value).Length;
            int place = bytes.Length - (values.Count(one => one.HasValue) * size);
            for (int i = 0; i < count; i++)
            {
                if (values[i] is null)
                {
                    continue;
                }

                byte[] changed = [.. bytes];
                invalid.CopyTo(changed, place);
                place += size;
                T?[]? existing = new T?[count];
                NinoException error = Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize(changed, ref existing));
                Assert.StartsWith($"[{i}]", error.Path, StringComparison.Ordinal);
                Assert.All(existing!, one => Assert.True(one is null || one.Value.Equals(value)));
            }
        }
    }

    private static void AssertKind<TCollection>(byte[] bytes, TCollection collection)
        where TCollection : IEnumerable<int?>
    {
        Assert.Equal(bytes, NinoSerializer.Serialize(collection));
        Assert.Equal(collection.ToArray(), NinoDeserializer.Deserialize<TCollection>(bytes)!.ToArray());
    }

    private static T?[] Elements<T>(Random random, double density, int count, Func<Random, T> make)
        where T : struct
    {
        T?[] elements = new T?[count];
        for (int i = 0; i < count; i++)
        {
            elements[i] = random.NextDouble() < density ? make(random) : null;
        }

        return elements;
    }

    /// <summary>The rule of format.md §6: count + 1, the bits, the values.</summary>
    private static byte[] Form<T>(T?[] values)
        where T : struct
    {
        byte[] bits = new byte[(values.Length + 7) / 8];
        List<byte> present = [];
        for (int i = 0; i < values.Length; i++)
        {
            if (values[i] is { } value)
            {
                bits[i / 8] |= (byte)(1 << (i % 8));
                present.AddRange(NinoSerializer.Serialize(value));
            }
        }

        return [.. Varint((uint)values.Length + 1), .. bits, .. present];
    }

    private static byte[] Varint(uint value) => value < 0x80 ? [(byte)value] : [(byte)(value | 0x80), .. Varint(value >> 7)];

    /// <summary>More bytes than half a vector of 64 has.</summary>
    [NinoType]
    public struct WideStruct
    {
        public byte Small;
        public long First;
        public long Second;
        public double Third;
        public decimal Fourth;
    }

    [NinoType]
    public struct FiveBytes
    {
        public byte A;
        public byte B;
        public byte C;
        public byte D;
        public byte E;
    }

    [NinoType]
    public struct SevenBytes
    {
        public FiveBytes Five;
        public byte F;
        public byte G;
    }

    [NinoType]
    public struct ElevenBytes
    {
        public SevenBytes Seven;
        public byte H;
        public byte I;
        public byte J;
        public byte K;
    }

    /// <summary>A date between other members.</summary>
    [NinoType]
    public struct DatedStruct
    {
        public short Small;
        public DateTimeOffset Time;
        public TimeSpan Span;
    }

    /// <summary>A collection of the user.</summary>
    public sealed class Gaps : List<int?>
    {
        public Gaps()
        {
        }

        public Gaps(IEnumerable<int?> values) : base(values)
        {
        }
    }

    private sealed class Miscounted : IReadOnlyCollection<int?>
    {
        public int Count => 3;

        public IEnumerator<int?> GetEnumerator()
        {
            yield return 1;
            yield return null;
        }

        System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() => GetEnumerator();
    }
}
