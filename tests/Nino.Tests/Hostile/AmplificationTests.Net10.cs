using System;
using System.Collections.Concurrent;
using System.Collections.Frozen;
using System.Collections.Generic;
using System.Collections.Immutable;
using System.Collections.ObjectModel;
using System.Globalization;
using System.IO;
using System.Linq;
using System.Runtime.CompilerServices;
using System.Text;
using Nino.Core;
using Nino.Tests.Compact;
using Nino.Tests.Format;
using Nino.Tests.Kit;
using Nino.Tests.Types;
using Xunit;
using Xunit.Abstractions;

namespace Nino.Tests.Hostile;

/// <summary>How much memory a byte of a payload can take, kind by kind: the table of docs/*/guide/security.md.</summary>
public sealed class AmplificationTests(ITestOutputHelper output)
{
    private const int Count = 8000;

    /// <summary>The least that an element takes: a collection without elements, an object without members, a bit.</summary>
    private static readonly byte[] Smallest = [1];

    private static readonly (string Name, Func<double> Measure)[] Rows =
    [
        ("string[]", () => Of<string>([0])),
        ("int?[]", () => OfBits<int>()),
        ("decimal?[]", () => OfBits<decimal>()),
        ("int[][]", () => Of<int[]>(Smallest)),
        ("List<int>[]", () => Of<List<int>>(Smallest)),
        ("HashSet<int>[]", () => Of<HashSet<int>>(Smallest)),
        ("Dictionary<int, int>[]", () => Of<Dictionary<int, int>>(Smallest)),
        ("Queue<int>[]", () => Of<Queue<int>>(Smallest)),
        ("Stack<int>[]", () => Of<Stack<int>>(Smallest)),
        ("LinkedList<int>[]", () => Of<LinkedList<int>>(Smallest)),
        ("SortedSet<int>[]", () => Of<SortedSet<int>>(Smallest)),
        ("SortedDictionary<int, int>[]", () => Of<SortedDictionary<int, int>>(Smallest)),
        ("SortedList<int, int>[]", () => Of<SortedList<int, int>>(Smallest)),
        ("ObservableCollection<int>[]", () => Of<ObservableCollection<int>>(Smallest)),
        ("ConcurrentBag<int>[]", () => Of<ConcurrentBag<int>>(Smallest)),
        ("ConcurrentQueue<int>[]", () => Of<ConcurrentQueue<int>>(Smallest)),
        ("BlockingCollection<int>[]", () => Of<BlockingCollection<int>>(Smallest)),
        ("StringBuilder[]", () => Of<StringBuilder>(Smallest)),
        ("class of 200 bytes, members absent", () => Of<Wide>(Smallest)),
        ("struct of 4 KB with a text, members absent", () => Of<Spacious>(Smallest)),
    ];

    /// <summary>What a program may have for one value, before it is refused: 16 bytes for each byte, and 64 MiB.</summary>
    private const long Free = 64 << 20;

    /// <summary>Interpreting boxes, and collections that grow leave smaller ones behind.</summary>
    private const int Garbage = 6;

    public static TheoryData<Type, string> Costly => new()
    {
        { typeof(Wide[]), "01" },
        { typeof(Spacious[]), "01" },
        { typeof(Spacious?[]), "00" },
        { typeof(List<Spacious>), "01" },
        { typeof(ConcurrentQueue<int>[]), "01" },
        { typeof(ConcurrentBag<int>[]), "01" },
        { typeof(ConcurrentDictionary<int, int>[]), "01" },
        { typeof(BlockingCollection<int>[]), "01" },
        { typeof(Dictionary<int, int>[]), "01" },
        { typeof(SortedDictionary<int, int>[]), "01" },
        { typeof(HashSet<int>[]), "01" },
        { typeof(List<int>[]), "01" },
        { typeof(StringBuilder[]), "01" },
        { typeof(Tuple<long, long, long, long, long, long, long>[]), "01" },
        { typeof(Queue<List<int>>), "01" },
        { typeof(LinkedList<string>), "00" },
        { typeof(FrozenSet<int>[]), "01" },
        { typeof(ImmutableDictionary<int, int>[]), "01" },
    };

    [Fact]
    public void Table_IsWhatWasMeasured()
    {
        // Some collections are smaller as long as they are empty when they are made without a capacity, as by interpreting.
        if (!RuntimeFeature.IsDynamicCodeSupported)
        {
            Assert.All(Rows, row => Assert.InRange(row.Measure(), 1, 4200));
            return;
        }

        string english = Page("en"), chinese = Page("zh");
        string[] measured = [.. Rows.Select(row => $"| {Math.Round(row.Measure()).ToString(CultureInfo.InvariantCulture)} |")];
        output.WriteLine(string.Join("\n", Rows.Zip(measured, (row, figure) => $"| {row.Name} {figure}")));
        foreach ((string name, string row) in Rows.Zip(measured, (row, figure) => (row.Name, figure)))
        {
            if (name.Contains("absent", StringComparison.Ordinal))
            {
                Assert.Contains($"| {name} {row}", english, StringComparison.Ordinal);
            }
            else
            {
                Assert.Contains($"| `{name}` {row}", english, StringComparison.Ordinal);
                Assert.Contains($"| `{name}` {row}", chinese, StringComparison.Ordinal);
            }
        }
    }

    /// <summary>Memory does not grow with the number of elements: four million are refused, after no more than is promised.</summary>
    [Theory]
    [MemberData(nameof(Costly))]
    public void CostlyElements_BeyondTheBudget_AreRefused(Type type, string element)
    {
        byte[] bytes = Many(4_000_000, Hex.Bytes(element));
        long before = GC.GetAllocatedBytesForCurrentThread();
        NinoException error = Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize(bytes, type));
        long allocated = GC.GetAllocatedBytesForCurrentThread() - before;
        Assert.Contains(nameof(NinoOptions.MaxAllocatedBytes), error.Message, StringComparison.Ordinal);
        Assert.InRange(allocated, 0, Garbage * ((16L * bytes.Length) + Free));
    }

    /// <summary>A limit of the caller holds instead, above and below.</summary>
    [Theory]
    [MemberData(nameof(Costly))]
    public void CostlyElements_ByTheLimitOfTheCaller_AreTakenOrRefused(Type type, string element)
    {
        byte[] bytes = Many(1000, Hex.Bytes(element));
        Assert.NotNull(NinoDeserializer.Deserialize(bytes, type));
        NinoException error = Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize(bytes, type, new NinoOptions { MaxAllocatedBytes = 20_000 }));
        Read.AssertComplete(error, bytes.Length);
        Assert.NotNull(NinoDeserializer.Deserialize(bytes, type, new NinoOptions { MaxAllocatedBytes = 100_000_000 }));
    }

    /// <summary>Packed collections that are empty take a byte each.</summary>
    [Theory]
    [InlineData(0)]
    [InlineData(1)]
    [InlineData(2)]
    [InlineData(3)]
    [InlineData(4)]
    public void EmptyPackedCollections_BeyondTheBudget_AreRefused(int member)
    {
        CompactJagged value = new()
        {
            Arrays = Empty(0, member, () => Array.Empty<int>()),
            Lists = Empty(1, member, () => new List<DateTime>()),
            Optionals = Empty(2, member, () => Array.Empty<double?>()),
            OptionalLists = Empty(3, member, () => new List<char?>()),
            Queues = Empty(4, member, () => new Queue<long>()),
        };
        byte[] bytes = NinoSerializer.Serialize(value);
        Assert.InRange(bytes.Length, 10_000, 10_100);
        NinoException error = Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize<CompactJagged>(bytes, new NinoOptions { MaxAllocatedBytes = 20_000 }));
        Assert.Contains(nameof(NinoOptions.MaxAllocatedBytes), error.Message, StringComparison.Ordinal);
        Assert.NotNull(NinoDeserializer.Deserialize<CompactJagged>(bytes));
    }

    /// <summary>Interpreting makes a record twice where members are absent, to know their initializers, but leaves little behind beside.</summary>
    [Theory]
    [InlineData(typeof(List<TolerantRecord>), "01", 400)]
    [InlineData(typeof(List<NestedClaim>[]), "0200", 160)]
    [InlineData(typeof(NestedClaim[][,]), "010000", 160)]
    public void SmallElements_InAnyMode_LeaveLittleBehind(Type type, string element, int most)
    {
        byte[] bytes = Many(Count, Hex.Bytes(element));
        long allocated = Allocations.Of(() => NinoDeserializer.Deserialize(bytes, type));
        output.WriteLine($"{allocated / Count} bytes");
        Assert.InRange(allocated / Count, 40, most);
    }

    [Fact]
    public void OrdinaryData_IsNeverCounted()
    {
        NinoOptions least = new() { MaxAllocatedBytes = 1000 };
        Accept(Enumerable.Range(0, 100_000).ToArray());
        Accept(Enumerable.Range(0, 10_000).Select(i => $"text {i}").ToList());
        Accept(Enumerable.Range(0, 10_000).Select(i => new Person { Id = i, Name = "name", Tags = ["a", "b", "c", "d"] }).ToArray());
        Accept(Enumerable.Range(0, 10_000).ToDictionary(i => i, i => $"text {i}"));

        void Accept<T>(T value) => Assert.NotNull(NinoDeserializer.Deserialize<T>(NinoSerializer.Serialize(value), least));
    }

    [Fact]
    public void Error_SaysWhere()
    {
        byte[] bytes = [4, 1, 1, 1];
        NinoException error = Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize<ConcurrentQueue<int>[]>(bytes, new NinoOptions { MaxAllocatedBytes = 3000 }));
        Assert.Equal(("[2]", typeof(ConcurrentQueue<int>)), (error.Path, error.Type));
    }

    /// <summary>Slices cannot tell what they took, so that each takes its share of what is left.</summary>
    [Fact]
    public void Slices_HaveNoMoreThanTheWhole()
    {
        byte[] part = Many(100, Smallest);
        byte[] bytes = [.. Enumerable.Repeat(part, 1000).SelectMany(one => one)];
        int read = 0;
        NinoException error = Assert.Throws<NinoException>(() =>
        {
            Reader reader = new(bytes, new NinoOptions { MaxAllocatedBytes = 4_000_000 });
            for (; read < 1000; read++)
            {
                Reader slice = reader.Slice(part.Length);
                NinoDeserializer.Deserialize(out ConcurrentQueue<int>[]? _, ref slice);
            }
        });
        Assert.Contains(nameof(NinoOptions.MaxAllocatedBytes), error.Message, StringComparison.Ordinal);
        Assert.InRange(read, 1, 36);
    }

    /// <summary>What was inflated counts, and no more: a frame of some bytes is refused like what it holds.</summary>
    [Fact]
    public void Frame_OfCostlyElements_IsRefused()
    {
        NinoOptions framed = NinoOptions.Default with { Compression = NinoCompression.Zlib() };
        byte[] frame = NinoSerializer.Serialize(new string?[4_000_000], framed);
        Assert.InRange(frame.Length, 1, 10_000);
        NinoDeserializer.Deserialize<string?[]>(frame, framed);
        Assert.Contains(nameof(NinoOptions.MaxAllocatedBytes), Assert.Throws<NinoException>(() => NinoDeserializer.Deserialize<LinkedList<string?>>(frame, framed)).Message, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData(0)]
    [InlineData(-1)]
    public void Limit_BelowOne_IsAnError(long limit) => Assert.Throws<ArgumentOutOfRangeException>(() => new NinoOptions { MaxAllocatedBytes = limit });

    [Fact]
    public void Limit_IsNullByDefault() => Assert.Null(NinoOptions.Default.MaxAllocatedBytes);

    private static string Page(string language) => File.ReadAllText(Path.Combine(HexFile.ProjectDirectory, "..", "..", "docs", language, "guide", "security.md"));

    private static double Of<T>(byte[] element)
    {
        byte[] bytes = Many(Count, element);
        return (double)ObjectGraph.SizeOf(NinoDeserializer.Deserialize<T?[]>(bytes)) / bytes.Length;
    }

    private static double OfBits<T>()
        where T : struct
    {
        byte[] bytes = NinoSerializer.Serialize(new T?[Count]);
        return (double)ObjectGraph.SizeOf(NinoDeserializer.Deserialize<T?[]>(bytes)) / bytes.Length;
    }

    private static T[]? Empty<T>(int place, int member, Func<T> make) => place == member ? [.. Enumerable.Range(0, 10_000).Select(_ => make())] : null;

    private static byte[] Many(int count, byte[] element)
    {
        byte[] head = NinoSerializer.Serialize(new byte[count])[..^count];
        byte[] bytes = new byte[head.Length + (count * element.Length)];
        head.CopyTo(bytes, 0);
        for (int i = 0; i < count; i++)
        {
            element.CopyTo(bytes, head.Length + (i * element.Length));
        }

        return bytes;
    }

    /// <summary>Names the types that are given as values, where the generator does not see them. Never called.</summary>
    private static long Name() =>
        NinoSerializer.GetSize<Spacious[]>(default) + NinoSerializer.GetSize<Spacious?[]>(default) + NinoSerializer.GetSize<List<Spacious>>(default) + NinoSerializer.GetSize<Wide[]>(default) +
        NinoSerializer.GetSize<ConcurrentQueue<int>[]>(default) + NinoSerializer.GetSize<ConcurrentBag<int>[]>(default) + NinoSerializer.GetSize<ConcurrentDictionary<int, int>[]>(default) +
        NinoSerializer.GetSize<BlockingCollection<int>[]>(default) + NinoSerializer.GetSize<Dictionary<int, int>[]>(default) + NinoSerializer.GetSize<SortedDictionary<int, int>[]>(default) +
        NinoSerializer.GetSize<HashSet<int>[]>(default) + NinoSerializer.GetSize<List<int>[]>(default) + NinoSerializer.GetSize<StringBuilder[]>(default) + NinoSerializer.GetSize<Queue<List<int>>>(default) +
        NinoSerializer.GetSize<Tuple<long, long, long, long, long, long, long>[]>(default) +
        NinoSerializer.GetSize<LinkedList<string>>(default) + NinoSerializer.GetSize<FrozenSet<int>[]>(default) + NinoSerializer.GetSize<ImmutableDictionary<int, int>[]>(default) +
        NinoSerializer.GetSize<int[][]>(default) + NinoSerializer.GetSize<Queue<int>[]>(default) + NinoSerializer.GetSize<Stack<int>[]>(default) + NinoSerializer.GetSize<LinkedList<int>[]>(default) +
        NinoSerializer.GetSize<SortedSet<int>[]>(default) + NinoSerializer.GetSize<SortedList<int, int>[]>(default) + NinoSerializer.GetSize<ObservableCollection<int>[]>(default) +
        NinoSerializer.GetSize<int?[]>(default) + NinoSerializer.GetSize<decimal?[]>(default) + NinoSerializer.GetSize<string[]>(default);
}
