using System;
using System.Collections;
using System.Collections.Concurrent;
using System.Collections.Frozen;
using System.Collections.Generic;
using System.Collections.Immutable;
using System.Globalization;
using System.Linq;
using System.Numerics;
using Nino.Core;
using Nino.Fuzz.Inputs;
using Nino.Fuzz.Running;
using Nino.Tests.Kit;
using Nino.Tests.Types;

namespace Nino.Fuzz.Costs;

/// <summary>
/// Reads inputs of 64 KB and of 256 KB that were made to cost much: keys of one hash, or in the order that is the worst,
/// in one collection or in many small ones. Prints the longest time, and the most memory of what is accepted, for each
/// collection and for each key: the table of docs/*/guide/security.md.
/// </summary>
internal static class Worst
{
    private const int Small = Mutator.Largest;
    private const int Large = 4 * Small;
    private const int Repeats = 5;

    /// <summary>By which the compiler multiplies the hash of a member before it adds that of the next.</summary>
    private const int ProductOfHash = -1521134295;

    /// <summary>How many keys collections have in inputs that are many of them.</summary>
    private static readonly int[] Sizes = [0, 1, 16, 64, 200, 400, 1000];

    /// <summary>Equal, but not the same.</summary>
    private static readonly Knot[] Chains = [Chain(), Chain()];

    private static readonly List<Cost> Costs = [];

    public static int Run(string? json)
    {
        Keys<long>("long", Long, isOrdered: true);
        Keys<ulong>("ulong", i => (ulong)Long(i), isOrdered: true);
        Keys<int>("int", i => i * 7919, isOrdered: true);
        Keys<double>("double", i => BitConverter.Int64BitsToDouble(Long(i)), isOrdered: true);
        Keys<decimal>("decimal", i => new decimal(i, i, 0, false, 0), isOrdered: true);
        Keys<DateTime>("DateTime", i => new DateTime(Long(i)), isOrdered: true);
        Keys<TimeSpan>("TimeSpan", i => new TimeSpan(Long(i)), isOrdered: true);
        Keys<DateTimeOffset>("DateTimeOffset", i => new DateTimeOffset(Long(i), TimeSpan.Zero), isOrdered: true);
        Keys<Guid>("Guid", i => new Guid(i, 0, 0, BitConverter.GetBytes((long)i)), isOrdered: true);
        Keys<Int128>("Int128", i => new Int128((ulong)i, (ulong)i), isOrdered: true);
        Keys<BigInteger>("BigInteger", i => i * 7919, isOrdered: true);
        Keys<Version>("Version", i => new Version(16 * i, 0), isOrdered: true);
        Keys<string>("string", i => i.ToString(CultureInfo.InvariantCulture), isOrdered: true);
        Keys<(long, long)>("(long, long)", i => (Long(i), Long(i)), isOrdered: true);
        Keys<KeyValuePair<string, int>>("KeyValuePair<string, int>", i => new("a", i), isOrdered: false);
        Keys<TextAndNumber>("struct without GetHashCode", i => new() { Text = "a", Number = i }, isOrdered: false);
        Keys<SharingKey>("record that shares a chain", i => new(Chains[i % 2], i, unchecked(-i * ProductOfHash)), isOrdered: false);
        Measure<Hashtable, KeyValuePair<object, object?>>("Hashtable", "long", i => new(Long(i), null));
        Measure<NumberSet, long>("class : HashSet<long>", "long", Long);
        Measure<NumberTable, KeyValuePair<long, byte>>("class : Dictionary<long, byte>", "long", i => new(Long(i), 1));
        Measure<ConcurrentNumberTable, KeyValuePair<long, byte>>("class : ConcurrentDictionary<long, byte>", "long", i => new(Long(i), 1));
        Measure<Register, Stocked>("class : KeyedCollection<long, T>", "long", i => new() { Number = Long(i) });

        Row[] collections = Rows(cost => cost.Collection), keys = Rows(cost => cost.Key);
        Print("collection", collections);
        Print("key", keys);
        ResultFile.Write(json, new { Collections = collections, Keys = keys });

        bool isBounded = collections.All(row => row.Milliseconds <= Yardstick.Longest.TotalMilliseconds);
        Console.WriteLine(isBounded ? "all below 50 ms" : "some above 50 ms");
        return isBounded ? 0 : 1;
    }

    private static void Keys<T>(string key, Func<int, T> make, bool isOrdered)
        where T : notnull
    {
        Measure<HashSet<T>, T>("HashSet<T>", key, make);
        Measure<Dictionary<T, byte>, KeyValuePair<T, byte>>("Dictionary<T, byte>", key, Pair);
        Measure<OrderedDictionary<T, byte>, KeyValuePair<T, byte>>("OrderedDictionary<T, byte>", key, Pair);
        Measure<ConcurrentDictionary<T, byte>, KeyValuePair<T, byte>>("ConcurrentDictionary<T, byte>", key, Pair);
        Measure<ImmutableDictionary<T, byte>, KeyValuePair<T, byte>>("ImmutableDictionary<T, byte>", key, Pair);
        Measure<ImmutableHashSet<T>, T>("ImmutableHashSet<T>", key, make);
        Measure<FrozenDictionary<T, byte>, KeyValuePair<T, byte>>("FrozenDictionary<T, byte>", key, Pair);
        Measure<FrozenSet<T>, T>("FrozenSet<T>", key, make);
        Measure<ILookup<T, byte>, KeyValuePair<byte[], T>>("ILookup<T, byte>", key, i => new([], make(i)));
        if (isOrdered)
        {
            Measure<SortedSet<T>, T>("SortedSet<T>", key, Descending);
            Measure<SortedDictionary<T, byte>, KeyValuePair<T, byte>>("SortedDictionary<T, byte>", key, DescendingPair);
            Measure<SortedList<T, byte>, KeyValuePair<T, byte>>("SortedList<T, byte>", key, DescendingPair);
            Measure<ImmutableSortedSet<T>, T>("ImmutableSortedSet<T>", key, Descending);
            Measure<ImmutableSortedDictionary<T, byte>, KeyValuePair<T, byte>>("ImmutableSortedDictionary<T, byte>", key, DescendingPair);
        }

        KeyValuePair<T, byte> Pair(int i) => new(make(i), 1);

        T Descending(int i) => make(Large - i);

        KeyValuePair<T, byte> DescendingPair(int i) => new(Descending(i), 1);
    }

    private static void Measure<TCollection, TElement>(string collection, string key, Func<int, TElement> element)
    {
        Cost? worst = null;
        double most = 0;
        foreach (int size in Sizes.Append(-1))
        {
            TimeSpan time = Time<TCollection, TElement>(size, Small, element, out double perByte, out string outcome);
            most = Math.Max(most, perByte);
            if (worst is null || time > worst.Time)
            {
                worst = new Cost(collection, key, size < 0 ? "one" : $"many of {size}", outcome, time, default, 0);
            }
        }

        TimeSpan ofLarge = Sizes.Append(-1).Max(size => Time<TCollection, TElement>(size, Large, element, out _, out _));
        Costs.Add(worst! with { OfLarge = ofLarge, PerByte = most });
        Console.WriteLine($"{collection}, {key}: {worst.Time.TotalMilliseconds:F1} ms ({worst.Shape}, {worst.Outcome}), {ofLarge.TotalMilliseconds:F1} ms, {most:F0} bytes");
    }

    /// <summary>The time of one collection, or of many of a size, that fill an input.</summary>
    private static TimeSpan Time<TCollection, TElement>(int size, int length, Func<int, TElement> element, out double perByte, out string outcome)
    {
        byte[] bytes = size < 0 ? One(length, element) : Many(NinoSerializer.Serialize(Enumerable.Range(1, size).Select(element).ToArray()), length);
        object? value = null;
        string result = "";
        TimeSpan time = ProcessorTime.Least(Read, Repeats);
        perByte = value is null ? 0 : (double)ObjectGraph.SizeOf(value) / bytes.Length;
        outcome = result;
        return time;

        void Read()
        {
            try
            {
                value = size < 0 ? NinoDeserializer.Deserialize<TCollection>(bytes) : NinoDeserializer.Deserialize<TCollection[]>(bytes);
                result = "accepted";
            }
            catch (NinoException)
            {
                value = null;
                result = "refused";
            }
        }
    }

    private static byte[] One<TElement>(int length, Func<int, TElement> element)
    {
        // A little less than the length: counts take no more bytes than for all of it.
        int each = (NinoSerializer.Serialize(Enumerable.Range(1000, 1000).Select(element).ToArray()).Length + 999) / 1000;
        return NinoSerializer.Serialize(Enumerable.Range(1, length / each).Select(element).ToArray());
    }

    private static byte[] Many(byte[] part, int length)
    {
        int count = length / part.Length;
        List<byte> bytes = [];
        Varints.Add(bytes, (uint)count + 1);
        return [.. bytes, .. Enumerable.Repeat(part, count).SelectMany(one => one)];
    }

    private static Row[] Rows(Func<Cost, string> by) =>
    [
        .. Costs.GroupBy(by).Select(group => (group.Key, Worst: group.MaxBy(cost => cost.Time)!, Group: group)).Select(group => new Row(
            group.Key,
            $"{group.Worst.Collection}, {group.Worst.Key}",
            group.Worst.Shape,
            group.Worst.Outcome,
            Math.Round(group.Worst.Time.TotalMilliseconds, 1),
            Math.Round(group.Group.Max(cost => cost.OfLarge.TotalMilliseconds), 1),
            Math.Round(group.Group.Max(cost => cost.PerByte)))),
    ];

    private static void Print(string name, Row[] rows)
    {
        Console.WriteLine($"\n| {name} | ms of 64 KB | ms of 256 KB | bytes a byte |\n|---|---:|---:|---:|");
        foreach (Row row in rows)
        {
            Console.WriteLine(string.Create(CultureInfo.InvariantCulture, $"| `{row.Name}` | {row.Milliseconds:F1} | {row.MillisecondsOfLarge:F1} | {row.BytesPerByte:F0} |"));
        }
    }

    /// <summary>The hash of a long is the exclusive or of its halves: 0.</summary>
    private static long Long(int i) => ((long)i << 32) | (uint)i;

    private static Knot Chain() => Enumerable.Range(0, 300).Aggregate((Knot?)null, (next, i) => new(i, next))!;

    private sealed record Cost(string Collection, string Key, string Shape, string Outcome, TimeSpan Time, TimeSpan OfLarge, double PerByte);

    private sealed record Row(string Name, string Worst, string Shape, string Outcome, double Milliseconds, double MillisecondsOfLarge, double BytesPerByte);
}
