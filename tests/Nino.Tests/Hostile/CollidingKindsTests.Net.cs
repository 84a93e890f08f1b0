using System;
using System.Collections.Frozen;
using System.Collections.Generic;
using System.Collections.Immutable;
using System.Linq;
using System.Numerics;
using System.Reflection;
using System.Runtime.InteropServices;
using Nino.Core;
using Nino.Core.Formatters;
using Nino.Tests.Kit;
using Nino.Tests.Types;
using Xunit;

namespace Nino.Tests.Hostile;

public sealed partial class CollidingKindsTests
{
    /// <summary>.NET hashes their first field; Mono all.</summary>
    [Fact]
    public void Struct_WithoutAHashOfItsOwn_IsRefused()
    {
        Refuse<HashSet<KeyValuePair<string, int>>, KeyValuePair<string, int>>(i => new("a", i));
        Refuse<HashSet<TextAndNumber>, TextAndNumber>(i => new() { Text = "a", Number = i });
        Refuse<HashSet<NumberAndText>, NumberAndText>(i => new(Long(i), null));
        Refuse<Dictionary<TextAndNumber, byte>, KeyValuePair<TextAndNumber, byte>>(i => new(new() { Text = "a", Number = i }, 1));
    }

    /// <summary>Tables as small as others need no guard; Mono hashes all fields.</summary>
    [Theory]
    [InlineData(10)]
    [InlineData(200)]
    public void Sets_OfWideStructsOfOneHash_AreRefused(int size)
    {
        // Of each key, only the number is there.
        byte[] set = [.. HeadOf(size), .. Enumerable.Range(1, size).SelectMany(i => (byte[])[2, .. BitConverter.GetBytes(i)])];
        int count = 64 * 1024 / set.Length;
        byte[] bytes = [.. HeadOf(count), .. Enumerable.Repeat(set, count).SelectMany(part => part)];
        Assert.Contains("collide too often", Read.Rejected<HashSet<WideKey>[]>(bytes).Message, StringComparison.Ordinal);
    }

    [Fact]
    public void ConcurrentTable_WithAComparerOfTheUser_IsRefused()
    {
        Refuse<ConcurrentSumTable, KeyValuePair<string, byte>>(i => new(OfOneSum(i), 1));
        Refuse<ConcurrentLowTable, KeyValuePair<long, byte>>(i => new((long)i << 32, 1));
    }

    [Fact]
    public void EachImmutableOrFrozenTable_OfKeysOfOneHash_IsRefused()
    {
        Refuse<ImmutableDictionary<long, byte>, KeyValuePair<long, byte>>(Pair);
        Refuse<ImmutableHashSet<long>, long>(Long);
        Refuse<ImmutableHashSet<TextAndNumber>, TextAndNumber>(i => new() { Text = "a", Number = i });
        Refuse<FrozenDictionary<long, byte>, KeyValuePair<long, byte>>(Pair);
        Refuse<FrozenSet<long>, long>(Long);
    }

    /// <summary>Frozen collections hash strings in the same way in every process. What they read is as quick to look up as it was to read.</summary>
    [Fact]
    public void FrozenTable_OfStringsOfOneHash_IsRefused()
    {
        Assert.Single(Enumerable.Range(1, 1500).Select(Text).Select(FrozenHash.Ordinal.GetHashCode).Distinct());
        Refuse<FrozenSet<string>, string>(Text);
        Refuse<FrozenDictionary<string, byte>, KeyValuePair<string, byte>>(i => new(Text(i), 1));
        Assert.Equal(1500, NinoDeserializer.Deserialize<HashSet<string>>(NinoSerializer.Serialize(Enumerable.Range(1, 1500).Select(Text).ToArray()))!.Count);
    }

    [Fact]
    public void FrozenTable_OfHonestStrings_IsRead()
    {
        const int Count = 20_000;
        IEnumerable<int> numbers = Enumerable.Range(0, Count);
        AcceptFrozen(numbers.Select(i => $"{i}"));
        AcceptFrozen(numbers.Select(i => $"key{i:D8}"));
        AcceptFrozen(numbers.Select(i => $"https://example.com/items/{i}/details"));
        AcceptFrozen(numbers.Select(i => new System.Guid(i, 0, 0, new byte[8]).ToString()));
        AcceptFrozen(numbers.Take(2000).Select(i => new string((char)('a' + (i % 26)), 1 + (i / 26))));
        AcceptFrozen([null, "", "a"]);
    }

    /// <summary>In whatever order they are.</summary>
    private static void AcceptFrozen(IEnumerable<string?> texts)
    {
        FrozenSet<string?> set = texts.ToFrozenSet();
        Assert.True(set.SetEquals(NinoDeserializer.Deserialize<FrozenSet<string?>>(NinoSerializer.Serialize(set))!));
        FrozenDictionary<string, int> table = set.OfType<string>().ToFrozenDictionary(text => text, text => text.Length);
        Assert.Equal(table.Count, NinoDeserializer.Deserialize<FrozenDictionary<string, int>>(NinoSerializer.Serialize(table))!.Count);
    }

    /// <summary>What is counted is what the framework does.</summary>
    [Fact]
    public void FrozenHash_IsThatOfTheFramework()
    {
        MethodInfo method = typeof(FrozenSet).Assembly.GetType("System.Collections.Frozen.Hashing", throwOnError: true)!
            .GetMethod("GetHashCodeOrdinal", BindingFlags.Static | BindingFlags.Public | BindingFlags.NonPublic)!;
        Hash ofFramework = method.CreateDelegate<Hash>();
        foreach (string text in Enumerable.Range(0, 40).Select(length => string.Concat(Enumerable.Range(0, length).Select(i => (char)(1 + (i * 7919))))))
        {
            Assert.Equal(ofFramework(text), FrozenHash.Ordinal.GetHashCode(text));
        }
    }

    private delegate int Hash(System.ReadOnlySpan<char> text);

    /// <summary>Three times eight chars, of eleven and more kinds: the first pair is free, and the third takes the hash back to where it would be without. No part of the strings tells enough of them apart to be hashed alone.</summary>
    private static string Text(int number)
    {
        const uint Start = (5381 << 16) + 5381;
        const uint Kinds = 12;
        uint hash = Start;
        uint[] pairs = new uint[12];
        for (int part = 0; part < pairs.Length; part += 4)
        {
            uint kind = 0x0061_0061 + ((uint)number % Kinds);
            number /= (int)Kinds;
            pairs[part] = kind;
            pairs[part + 1] = pairs[part + 3] = 0x0062_0062;
            pairs[part + 2] = Next(Next(hash) ^ kind) ^ Start;
            hash = Start;
        }

        return MemoryMarshal.Cast<uint, char>(pairs).ToString();

        static uint Next(uint hash) => BitOperations.RotateLeft(hash, 5) + hash;
    }
}
