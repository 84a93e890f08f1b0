using System;
using System.Buffers;
using System.Collections;
using System.Collections.Generic;
using System.Linq;
using Nino.Core;
using Nino.Tests.Kit;
using Xunit;
using Xunit.Abstractions;

namespace Nino.Tests.Hostile;

/// <summary>What reflection tells of types, members and parameters is asked for once, and not with each value: values leave little behind in every mode.</summary>
public sealed class LittleGarbageTests(ITestOutputHelper output)
{
    private const int Count = 500;

    [Fact]
    public void CollectionsThatKeepComparers_LeaveLittleBehind()
    {
        AssertReads(new Labelled { Labels = { ["a"] = 1 } }, 390);
        AssertReads(new Caseless { Labels = { ["a"] = 1 } }, 700);
    }

    [Fact]
    public void CollectionsThatAreFilled_LeaveLittleBehind() => AssertReads(new Filled { Labels = { ["a"] = 1 } }, 500);

    [Fact]
    public void ParametersWithoutAMember_LeaveLittleBehind() => AssertReads(new Optioned(1), 240);

    [Fact]
    public void Lookups_LeaveLittleBehind() => AssertReads(new[] { 1 }.ToLookup(number => "a"), 1000);

    /// <summary>The comparer of a table is asked for with each key then.</summary>
    [Fact]
    public void KeysBehindReferences_LeaveLittleBehind()
    {
        NinoOptions options = NinoOptions.Default with { PreserveReferences = true };
        Labelled shared = new();
        byte[] bytes = NinoSerializer.Serialize(new Referring(shared, shared, [.. Enumerable.Range(0, Count).Select(i => new Key(i, "a"))]), options);
        AssertLittle<Referring>(235, () => NinoDeserializer.Deserialize<Referring>(bytes, options));
    }

    [Fact]
    public void Writing_LeavesLittleBehind()
    {
        AssertWrites(new Dictionary<string, string> { ["a"] = "1", ["b"] = "2", ["c"] = "3" }, 100);
        AssertWrites(new Hashtable { ["a"] = "1", ["b"] = "2", ["c"] = "3" }, 120);
        AssertWrites(new ReadOnlySequence<string>(["a", "b"]), 320);
        AssertWrites(new Dated { First = DayOfWeek.Friday, Last = DayOfWeek.Monday }, 100);
    }

    [Fact]
    public void Walking_LeavesLittleBehind()
    {
        byte[] bytes = NinoSerializer.Serialize(Many(new Jagged { Days = [[DayOfWeek.Friday], []], Day = 1, Other = 2 }));
        long failing = Allocations.Of(() => Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize<Jagged[]>(bytes.AsSpan(0, bytes.Length - 1))));
        long reading = Allocations.Of(() => NinoDeserializer.Deserialize<Jagged[]>(bytes));
        output.WriteLine($"{reading / Count} and {failing / Count}");
        Assert.InRange(failing / Count, 0, (reading / Count) + 250);
    }

    private static T[] Many<T>(T value) => [.. Enumerable.Repeat(value, Count)];

    private void AssertReads<T>(T value, int most)
    {
        byte[] bytes = NinoSerializer.Serialize(Many(value));
        AssertLittle<T>(most, () => NinoDeserializer.Deserialize<T[]>(bytes));
    }

    private void AssertWrites<T>(T value, int most)
    {
        T[] values = Many(value);
        AssertLittle<T>(most, () => NinoSerializer.Serialize(values));
    }

    private void AssertLittle<T>(int most, Action action)
    {
        long each = Allocations.Of(action) / Count;
        output.WriteLine($"{typeof(T)}: {each} bytes");
        Assert.InRange(each, 0, most);
    }

    [NinoType]
    public sealed class Dated
    {
        public DayOfWeek First;

        public DayOfWeek Last;
    }

    [NinoType]
    public sealed class Labelled
    {
        public Dictionary<string, int> Labels { get; set; } = [];
    }

    [NinoType]
    public sealed class Caseless
    {
        public Dictionary<string, int> Labels { get; set; } = new(StringComparer.OrdinalIgnoreCase);
    }

    [NinoType]
    public sealed class Filled
    {
        public Dictionary<string, int> Labels { get; } = [];
    }

    [NinoType]
    public sealed class Optioned(int number, string text = "a", int other = 5, params int[] rest)
    {
        public int Number { get; } = number + (0 * (text.Length + other + rest.Length));
    }

    [NinoType]
    public sealed record Key(int Number, string Text);

    [NinoType]
    public sealed record Referring(Labelled First, Labelled Second, HashSet<Key> Keys);

    [NinoType]
    public sealed class Jagged
    {
        public List<List<DayOfWeek>>? Days;

        public int? Day;

        public int? Other;
    }
}
