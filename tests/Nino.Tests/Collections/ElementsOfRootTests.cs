using System;
using System.Collections.Generic;
using System.Linq;
using Nino.Core;
using Nino.Tests.Kit;
using Nino.Tests.Types;
using Xunit;

namespace Nino.Tests.Collections;

/// <summary>Arrays and lists as roots, which are written and read without a writer and a reader where their elements allow it: bytes and errors are those of the other way.</summary>
public sealed class ElementsOfRootTests
{
    private const int Seed = 20261124;

    private static readonly int[] Counts = [.. Enumerable.Range(0, 20), 125, 126, 127, 128, 254, 255, 300, 16_382, 16_383];

    [Fact]
    public void Elements_OfAnyLayout_AreThoseOfAPart()
    {
        AssertSame(random => (byte)random.Next());
        AssertSame(random => random.Next());
        AssertSame(random => random.Next(2) == 0);
        AssertSame(random => new TimeSpan(random.Next()));
        AssertSame(random => new DateTime(random.Next(), DateTimeKind.Utc));
        AssertSame(random => (decimal)random.NextDouble());
        AssertSame(random => (random.Next(), (short)random.Next()));
        AssertSame(random => new PaddedStruct { Small = (byte)random.Next(), Large = random.Next(), Middle = random.Next() });
        AssertSame(random => new UnpaddedStruct { First = random.Next(), Second = random.Next(), Third = random.NextDouble() });
        AssertSame(random => new CheckedStruct { Flag = random.Next(2) == 0 });
    }

    [Fact]
    public void Memory_OfFewElements_IsCountedWhereAnOptionBoundsIt()
    {
        byte[] bytes = NinoSerializer.Serialize(new decimal?[9]);
        NinoOptions options = new() { MaxAllocatedBytes = 100 };
        Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize<decimal?[]>(bytes, options));
        Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize<List<decimal?>>(bytes, options));
        decimal?[]? existing = new decimal?[9];
        Assert.Throws<NinoException>(() => NinoDeserializer.DeserializeRef(ref existing, bytes, options));
    }

    [Fact]
    public void Heads_OfAnyBytes_AreThoseOfAReader()
    {
        AssertHeads<byte>();
        AssertHeads<int>();
        AssertHeads<bool>();
        AssertHeads<PaddedStruct>();
    }

    [Fact]
    public void Null_TakesTheOtherWay()
    {
        Assert.Equal([0], NinoSerializer.Serialize<int[]>(null));
        Assert.Equal([0], NinoSerializer.Serialize<List<int?>>(null));
        int?[]? existing = [];
        NinoDeserializer.DeserializeRef(ref existing, [0]);
        Assert.Null(existing);
    }

    private static void AssertSame<T>(Func<Random, T> make)
        where T : struct
    {
        Random random = new(Seed);
        foreach (int count in Counts)
        {
            string place = $"Seed {Seed}, {count} of {typeof(T)}";
            T[] values = [.. Enumerable.Range(0, count).Select(_ => make(random))];
            AssertSame(values, random, place);
            AssertSame([.. values.Select(value => random.Next(2) == 0 ? value : default(T?))], random, place);
        }
    }

    private static void AssertSame<T>(T[] values, Random random, string place)
    {
        byte[] expected = Part(values);
        Assert.True(expected.SequenceEqual(NinoSerializer.Serialize(values)), place);
        Assert.True(expected.SequenceEqual(NinoSerializer.Serialize(new List<T>(values))), place);

        // Byte by byte only what is short.
        int[] small = values.Length > 300 ? [] : [1, 2];
        foreach (int room in (int[])[.. small, expected.Length - 1, expected.Length, expected.Length + 1, 4096])
        {
            Assert.True(expected.SequenceEqual(Written(values, room)), place);
            Assert.True(expected.SequenceEqual(Written(new List<T>(values), room)), place);
        }

        AssertReads(expected, values, place);
        int[] missing = [1, .. Enumerable.Range(0, 4 * TestSettings.Rounds).Select(_ => random.Next(2, 21))];
        foreach (int bytes in missing.Where(bytes => bytes <= expected.Length))
        {
            byte[] cut = expected[..^bytes];
            Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize<T[]>(cut));
            Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize<List<T>>(cut));
            T[]? existing = new T[values.Length];
            Assert.Throws<NinoException>(() => NinoDeserializer.DeserializeRef(ref existing, cut));
        }

        byte[] longer = [.. expected, 0];
        Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize<T[]>(longer));
        Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize<List<T>>(longer));
    }

    /// <summary>Heads of one to five bytes before as many bytes as the elements would take of which the first bytes of the head tell: options have them read by a reader.</summary>
    private static void AssertHeads<T>()
        where T : struct
    {
        Random random = new(Seed);
        int size = NinoSerializer.Serialize(new T[1]).Length - 1;
        for (int i = 0; i < 500 * TestSettings.Rounds; i++)
        {
            byte[] head = new byte[random.Next(1, 6)];
            for (int k = 0; k < head.Length; k++)
            {
                head[k] = (byte)((random.Next(2) == 0 ? random.Next(4) : random.Next(128)) | (k < head.Length - 1 ? 0x80 : 0));
            }

            int taken = random.Next(1, Math.Min(head.Length, 2) + 1);
            int count = taken == 1 ? head[0] - 1 : (head[0] & 0x7F) + (head[1] << 7) - 1;
            byte[] bytes = [.. head[..taken], .. new byte[Math.Max(0, count) * size]];
            head.AsSpan(taken, Math.Min(head.Length, bytes.Length) - taken).CopyTo(bytes.AsSpan(taken));
            string place = $"Seed {Seed}, {Convert.ToHexString(head)}, {bytes.Length} bytes, {typeof(T)}";
            AssertSameOutcome<T[]>(bytes, place);
            AssertSameOutcome<List<T>>(bytes, place);
        }
    }

    private static void AssertSameOutcome<T>(byte[] bytes, string place)
    {
        (byte[] written, string? message) = Outcome<T>(bytes, new NinoOptions());
        (byte[] others, string? other) = Outcome<T>(bytes, null);
        Assert.True(written.AsSpan().SequenceEqual(others) && message == other, place);
    }

    private static (byte[] Written, string? Message) Outcome<T>(byte[] bytes, NinoOptions? options)
    {
        try
        {
            return (NinoSerializer.Serialize(NinoDeserializer.Deserialize<T>(bytes, options)), null);
        }
        catch (NinoException error)
        {
            return ([], error.Message);
        }
    }

    private static void AssertReads<T>(byte[] bytes, T[] values, string place)
    {
        Assert.True(values.SequenceEqual(NinoDeserializer.Deserialize<T[]>(bytes)!), place);
        Assert.True(values.SequenceEqual(NinoDeserializer.Deserialize<List<T>>(bytes)!), place);
        foreach (int old in (int[])[0, values.Length, values.Length + 1])
        {
            T[] before = [.. Enumerable.Repeat(values.FirstOrDefault()!, old)];
            T[]? array = before;
            NinoDeserializer.DeserializeRef(ref array, bytes);
            Assert.True(values.SequenceEqual(array!), place);
            Assert.Equal(old == values.Length, ReferenceEquals(before, array));
            List<T> kept = [.. before];
            List<T>? list = kept;
            NinoDeserializer.DeserializeRef(ref list, bytes);
            Assert.True(values.SequenceEqual(list!), place);
            Assert.Same(kept, list);
        }
    }

    private static byte[] Part<T>(T[] values)
    {
        byte[] bytes = new byte[(values.Length * 64) + 16];
        Writer writer = new(bytes);
        NinoSerializer.Serialize(values, ref writer);
        return bytes[..(int)writer.WrittenCount];
    }

    private static byte[] Written<T>(T value, int room)
    {
        SmallBufferWriter output = new(Math.Max(room, 1));
        NinoSerializer.Serialize(value, output);
        return output.Written;
    }
}
