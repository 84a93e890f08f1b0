using System;
using System.Collections.Frozen;
using System.Collections.Generic;
using System.Linq;
using System.Numerics;
using System.Reflection;
using Nino.Core;
using Nino.Core.Formatters;
using Nino.Tests.Kit;
using Xunit;

namespace Nino.Tests.Hostile;

/// <summary>Before it freezes strings, .NET hashes parts of them, in a way that can be foreseen.</summary>
public sealed class FrozenAnalysisTests
{
    private const int Count = 1500;

    public static TheoryData<int, bool> Parts
    {
        get
        {
            TheoryData<int, bool> parts = [];
            for (int length = 2; length <= 8; length++)
            {
                parts.Add(length, false);
                parts.Add(length, true);
            }

            return parts;
        }
    }

    [Theory]
    [MemberData(nameof(Parts))]
    public void Parts_OfOneBucket_AreRefused(int length, bool isRight) => Refuse(Colliding(length, isRight, Count));

    [Fact]
    public void Parts_OfOneHash_AreRefused()
    {
        string[] texts = OfOneHash(Count);
        Assert.Single(texts.Take(1000).Select(text => FrozenHash.Of(text.AsSpan(0, 4))).Distinct());
        Assert.Equal(Count, texts.Select(FrozenHash.Ordinal.GetHashCode).Distinct().Count());
        Refuse(texts);
    }

    /// <summary>No part tells these apart, and the whole strings have hashes of their own, in one bucket.</summary>
    [Fact]
    public void Strings_OfOneBucket_AreRefused()
    {
        int buckets = Buckets(Count);
        string[] texts = [.. Numbers().Select(i => $"{(char)('a' + (i % 7))}{i / 7 % 11:x8}{i / 77 % 13:x8}{i / 1001 % 17:x8}{i / 17017:x8}").Where(text => (uint)FrozenHash.Of(text) % buckets == 1).Take(Count)];
        Assert.Equal(0, PartOf(texts).Length);
        Assert.Equal(Count, texts.Select(FrozenHash.Ordinal.GetHashCode).Distinct().Count());
        Refuse(texts);
    }

    [Theory]
    [InlineData(200)]
    [InlineData(400)]
    public void ManySmallSets_OfPartsOfOneBucket_AreRefused(int size)
    {
        string[] texts = Colliding(4, isRight: false, size);
        byte[] bytes = NinoSerializer.Serialize(Enumerable.Repeat(texts, 40_000 / size).ToArray());
        Assert.Contains("collide too often", Read.Rejected<FrozenSet<string>[]>(bytes).Message, StringComparison.Ordinal);
        NinoDeserializer.Deserialize<FrozenSet<string>[]>(NinoSerializer.Serialize(Enumerable.Repeat(texts, 100).ToArray()), new NinoOptions { MaxCollisions = byte.MaxValue });
    }

    /// <summary>Few that collide harm nobody.</summary>
    [Fact]
    public void FewPartsOfOneBucket_AreRead()
    {
        string[] texts = Colliding(4, isRight: false, 40);
        Assert.True(NinoDeserializer.Deserialize<FrozenSet<string>>(NinoSerializer.Serialize(texts))!.SetEquals(texts));
    }

    [Theory]
    [InlineData(11)]
    [InlineData(100)]
    [InlineData(1000)]
    [InlineData(20_000)]
    public void HonestStrings_AreRead(int count)
    {
        foreach (string[] texts in Honest(count))
        {
            byte[] bytes = NinoSerializer.Serialize(texts);
            Assert.True(NinoDeserializer.Deserialize<FrozenSet<string>>(bytes)!.SetEquals(texts), texts[^1]);
            byte[] pairs = NinoSerializer.Serialize(texts.ToDictionary(text => text, text => text.Length));
            Assert.Equal(texts.Length, NinoDeserializer.Deserialize<FrozenDictionary<string, int>>(pairs)!.Count);
            string[][] sets = [.. Enumerable.Repeat(texts, 10_000 * TestSettings.Rounds / count)];
            Assert.Equal(sets.Length, NinoDeserializer.Deserialize<FrozenSet<string>[]>(NinoSerializer.Serialize(sets))!.Length);
        }
    }

    /// <summary>What is counted is what the framework does: the part that ends the search is the same, and a set has as many buckets.</summary>
    [Fact]
    public void Analysis_IsThatOfTheFramework()
    {
        MethodInfo method = typeof(FrozenSet).Assembly.GetType("System.Collections.Frozen.KeyAnalyzer", throwOnError: true)!
            .GetMethod("Analyze", BindingFlags.Static | BindingFlags.Public | BindingFlags.NonPublic)!;
        Type results = method.ReturnType;
        MethodInfo analyze = typeof(FrozenAnalysisTests).GetMethod(nameof(Analyze), BindingFlags.Static | BindingFlags.NonPublic)!.MakeGenericMethod(results);
        PropertyInfo index = results.GetProperty("HashIndex")!;
        PropertyInfo length = results.GetProperty("HashCount")!;
        HashSet<(int, int)> found = [];
        foreach (string[] texts in Honest(1100).Concat(Honest(2500)))
        {
            object ofFramework = analyze.Invoke(null, [method, texts])!;
            (int, int) part = PartOf(texts);
            Assert.Equal(((int)index.GetValue(ofFramework)!, (int)length.GetValue(ofFramework)!), part);
            found.Add(part);
        }

        Assert.Contains(found, part => part.Item1 < 0);
        Assert.Contains(found, part => part.Item1 > 0);
        Assert.Contains(found, part => part.Item2 == 0);
        Assert.True(found.Count > 8);
    }

    private delegate TResults Analysis<TResults>(ReadOnlySpan<string> texts, bool ignoreCase, int shortest, int longest);

    private static TResults Analyze<TResults>(MethodInfo method, string[] texts) =>
        method.CreateDelegate<Analysis<TResults>>()(texts, false, texts.Min(text => text.Length), texts.Max(text => text.Length));

    private static (int Index, int Length) PartOf(string[] texts)
    {
        Reader reader = Reader.OfKeys(int.MaxValue);
        HashSet<string> set = new(texts.Length);
        set.UnionWith(texts);
        return FrozenAnalysis.Check(ref reader, set, Buckets(texts.Length), 0);
    }

    private static int Buckets(int count) => new HashSet<string>(count, StringComparer.Ordinal).EnsureCapacity(0);

    private static void Refuse(string[] texts)
    {
        Assert.Equal(texts.Length, texts.Distinct().Count());
        byte[] set = NinoSerializer.Serialize(texts);
        Assert.Contains(nameof(NinoOptions.MaxCollisions), Read.Rejected<FrozenSet<string>>(set).Message, StringComparison.Ordinal);
        byte[] table = NinoSerializer.Serialize(texts.ToDictionary(text => text, _ => (byte)1));
        Assert.Contains(nameof(NinoOptions.MaxCollisions), Read.Rejected<FrozenDictionary<string, byte>>(table).Message, StringComparison.Ordinal);

        // Other tables hash them otherwise in each process.
        Assert.Equal(texts.Length, NinoDeserializer.Deserialize<HashSet<string>>(set)!.Count);
        Assert.Equal(texts.Length, NinoDeserializer.Deserialize<FrozenSet<string>>(set, new NinoOptions { MaxCollisions = byte.MaxValue })!.Count);
    }

    /// <summary>Strings of which a part falls into one bucket in nearly all, and is the same in the others. No other part ends the search before.</summary>
    private static string[] Colliding(int length, bool isRight, int count)
    {
        int buckets = Buckets(count);
        Random random = new(length);
        HashSet<string> parts = [];
        char[] part = new char[length];
        while (parts.Count < count * 93 / 100)
        {
            for (int i = 0; i < length; i++)
            {
                part[i] = (char)random.Next('0', 0xD000);
            }

            if ((uint)FrozenHash.Of(part) % buckets == 0)
            {
                parts.Add(new string(part));
            }
        }

        // The others differ where none of the parts reaches that are looked at: behind those from the left, and before those from the right.
        string same = new('A', length);
        IEnumerable<string> texts = parts.Concat(Enumerable.Repeat(same, count - parts.Count)).Select((text, i) => isRight ? $"{same}{i:D8}{text}" : $"{text}{i:D8}{same}");
        return [same, .. texts.Take(count - 1)];
    }

    /// <summary>Strings of four chars of one hash and eight others; the last differ only in these.</summary>
    private static string[] OfOneHash(int count)
    {
        const uint Start = (5381 << 16) + 5381;
        const uint Factor = 1566083941;
        uint next = BitOperations.RotateLeft(Start, 5) + Start;
        uint inverse = 1;
        for (int i = 0; i < 5; i++)
        {
            inverse = unchecked(inverse * (2 - (Factor * inverse)));
        }

        Random random = new(1);
        HashSet<string> texts = [];
        while (texts.Count < count * 93 / 100)
        {
            char first = (char)random.Next('0', 0xD000);
            char second = (char)random.Next('0', 0xD000);
            uint left = next ^ (first | ((uint)second << 16));
            uint right = unchecked((12345 - left) * inverse) ^ next;
            if (!char.IsSurrogate((char)right) && !char.IsSurrogate((char)(right >> 16)))
            {
                texts.Add($"{first}{second}{(char)right}{(char)(right >> 16)}AAAAAAAA");
            }
        }

        return [.. texts, .. Enumerable.Range(0, count - texts.Count).Select(i => $"AAAAAAAAAA{(char)('0' + (i % 40))}{(char)('0' + (i / 40))}")];
    }

    private static IEnumerable<int> Numbers() => Enumerable.Range(0, int.MaxValue);

    /// <summary>Texts as people have them, in as many ways as parts of them may be alike.</summary>
    private static IEnumerable<string[]> Honest(int count)
    {
        Random random = new(count);
        string[] names = ["alpha", "beta", "gamma", "delta", "epsilon", "zeta", "eta", "theta", "iota", "kappa", "lambda", "mu"];
        Func<int, string>[] kinds =
        [
            i => $"{i}",
            i => $"{i:D8}",
            i => $"{i:x}",
            i => $"key{i:D8}",
            i => $"{i:D8}key",
            i => $"{i}@example.com",
            i => $"user{i}@mail{i % 7}.example.com",
            i => $"https://example.com/items/{i}/details",
            i => $"https://{names[i % 12]}.example.com/{names[i / 12 % 12]}/{i}?page={i % 10}",
            i => $"https://example.com/a/long/path/that/all/of/them/share/index.html?id={i}",
            i => $"/usr/share/{names[i % 12]}/{names[i / 12 % 12]}/{names[i / 144 % 12]}/{i / 1728}.txt",
            i => new Guid(i, 0, 0, new byte[8]).ToString(),
            i => new Guid(0, 0, 0, 0, 0, 0, 0, (byte)(i >> 24), (byte)(i >> 16), (byte)(i >> 8), (byte)i).ToString("N"),
            _ => NewGuid(random).ToString(),
            _ => NewGuid(random).ToString("B").ToUpperInvariant(),
            _ => Convert.ToBase64String(NewGuid(random).ToByteArray()),
            i => new DateTime(2024, 1, 1).AddSeconds(i).ToString("O"),
            i => new DateTime(2024, 1, 1).AddDays(i).ToString("yyyy-MM-dd"),
            i => $"{i % 256}.{i / 256 % 256}.10.192",
            i => $"192.168.{i / 256}.{i % 256}",
            i => $"+49 {170 + (i % 9)} {random.Next(1000, 9999)}{i:D6}",
            i => $"{names[i % 12]} {names[i / 12 % 12]} {names[i / 144 % 12]} {names[i / 1728 % 12]}",
            i => $"{names[i % 12]}{i}",
            i => $"{names[i % 12].ToUpperInvariant()}-{i / 12:D4}-{(char)('A' + (i % 26))}",
            i => $"第{i}章",
            i => $"{(char)(0x4E00 + (i % 20_000))}{(char)(0x4E00 + (i / 20_000))}",
            i => new string(Enumerable.Range(0, 3 + (i % 6)).Select(_ => (char)random.Next('a', 'z' + 1)).ToArray()) + i,
            i => $"Namespace.Of.Some.Program.{names[i % 12]}.Type{i}`1[[System.String, mscorlib]]",
            i => $"{(i * 2654435761L) % 1_000_000_007:D10}",
            i => $"{i / 60 / 60:D2}:{i / 60 % 60:D2}:{i % 60:D2}",
            i => string.Concat(Enumerable.Range(0, 16).Select(bit => (char)('0' + ((i >> bit) & 1)))),
            i => new string('a', i % 50) + i,
        ];
        return kinds.Select(kind => Numbers().Take(2 * count).Select(kind).Distinct().Take(count).ToArray());
    }

    private static Guid NewGuid(Random random)
    {
        byte[] bytes = new byte[16];
        random.NextBytes(bytes);
        return new Guid(bytes);
    }
}
