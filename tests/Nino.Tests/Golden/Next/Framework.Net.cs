using System;
using System.Collections.Frozen;
using System.Collections.Generic;
using System.Collections.Immutable;
using System.Text;
using Nino.Core;
using Nino.Tests.Format;

namespace Nino.Tests.Golden.Next;

[NinoType]
public sealed class AllOfNet8
{
    public Int128 Int128 { get; set; }

    public UInt128 UInt128 { get; set; }

    public Half Half { get; set; }

    public Rune Rune { get; set; }

    public DateOnly DateOnly { get; set; }

    public TimeOnly TimeOnly { get; set; }

    public PriorityQueue<string, int>? PriorityQueueStringInt { get; set; }

    public IReadOnlySet<int>? IReadOnlySetInt { get; set; }

    public IImmutableList<string?>? IImmutableListStringMaybe { get; set; }

    public IImmutableQueue<int>? IImmutableQueueInt { get; set; }

    public IImmutableStack<int>? IImmutableStackInt { get; set; }

    public IImmutableSet<int>? IImmutableSetInt { get; set; }

    public IImmutableDictionary<string, int>? IImmutableDictionaryStringInt { get; set; }

    public ImmutableArray<int> ImmutableArrayInt { get; set; }

    public ImmutableList<string?>? ImmutableListStringMaybe { get; set; }

    public ImmutableQueue<int>? ImmutableQueueInt { get; set; }

    public ImmutableStack<int>? ImmutableStackInt { get; set; }

    public ImmutableHashSet<int>? ImmutableHashSetInt { get; set; }

    public ImmutableSortedSet<int>? ImmutableSortedSetInt { get; set; }

    public ImmutableDictionary<string, int>? ImmutableDictionaryStringInt { get; set; }

    public ImmutableSortedDictionary<string, int>? ImmutableSortedDictionaryStringInt { get; set; }

    public FrozenSet<int>? FrozenSetInt { get; set; }

    public FrozenDictionary<string, int>? FrozenDictionaryStringInt { get; set; }
}

internal static partial class GoldenCases
{
    private static FormatCase[] OfNet8() =>
    [
        new FormatCase<AllOfNet8>(File, "AllOfNet8 1", new()
        {
            Int128 = Int128.MinValue,
            UInt128 = 0,
            Half = Half.NaN,
            DateOnly = DateOnly.MinValue,
            TimeOnly = TimeOnly.MinValue,
            PriorityQueueStringInt = new(),
            IReadOnlySetInt = new HashSet<int>(),
            IImmutableListStringMaybe = ImmutableList<string?>.Empty,
            IImmutableQueueInt = ImmutableQueue<int>.Empty,
            IImmutableStackInt = ImmutableStack<int>.Empty,
            IImmutableSetInt = ImmutableHashSet<int>.Empty,
            IImmutableDictionaryStringInt = Map(),
            ImmutableListStringMaybe = [],
            ImmutableQueueInt = [],
            ImmutableStackInt = [],
            ImmutableHashSetInt = [],
            ImmutableSortedSetInt = [],
            ImmutableDictionaryStringInt = Map(),
            ImmutableSortedDictionaryStringInt = Map().ToImmutableSortedDictionary(),
            FrozenSetInt = FrozenSet<int>.Empty,
            FrozenDictionaryStringInt = Map().ToFrozenDictionary(),
        }),
        new FormatCase<AllOfNet8>(File, "AllOfNet8 2", new()
        {
            Int128 = 7,
            UInt128 = UInt128.MaxValue,
            Half = (Half)1.5,
            Rune = new(0x1F600),
            DateOnly = DateOnly.MaxValue,
            TimeOnly = TimeOnly.MaxValue,
            PriorityQueueStringInt = new([("a", 2), ("b", 1)]),
            IReadOnlySetInt = new HashSet<int> { 1 },
            IImmutableListStringMaybe = ImmutableList.Create<string?>("a"),
            IImmutableQueueInt = ImmutableQueue.Create(1),
            IImmutableStackInt = ImmutableStack.Create(1),
            IImmutableSetInt = ImmutableHashSet.Create(1),
            IImmutableDictionaryStringInt = Map(("a", 1)),
            ImmutableArrayInt = [],
            ImmutableListStringMaybe = ["a", null],
            ImmutableQueueInt = [1, 2],
            ImmutableStackInt = [1, 2],
            ImmutableHashSetInt = [1, 2],
            ImmutableSortedSetInt = [1, 2],
            ImmutableDictionaryStringInt = Map(("a", 1)),
            ImmutableSortedDictionaryStringInt = Map(("a", 1), ("b", 2)).ToImmutableSortedDictionary(),
            FrozenSetInt = new[] { 1, 2 }.ToFrozenSet(),
            FrozenDictionaryStringInt = Map(("a", 1)).ToFrozenDictionary(),
        }),
        new FormatCase<AllOfNet8>(File, "AllOfNet8 3", new()
        {
            ImmutableArrayInt = [1, 2],
        }),
        Case("a frame of Brotli", new Person { Name = new string('a', 200) }, NinoOptions.Default with { Compression = NinoCompression.Brotli() }),
        Case("a compressed frame", new Person { Name = new string('a', 200) }, NinoOptions.Default with { Compression = NinoCompression.Zlib() }),
        Case("a frame of Deflate", new Person { Name = new string('a', 200) }, NinoOptions.Default with { Compression = NinoCompression.Deflate() }),
        new StreamCase("compressed", new NinoStreamOptions { Values = NinoOptions.Default with { Compression = NinoCompression.Deflate() } }, new string('a', 200)),
    ];

    private static ImmutableDictionary<string, int> Map(params (string Key, int Value)[] pairs) => pairs.ToImmutableDictionary(pair => pair.Key, pair => pair.Value);
}
