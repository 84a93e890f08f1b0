using System;
using System.Collections;
using System.Collections.Concurrent;
using System.Collections.Generic;
using Nino.Tests.Types;

namespace Nino.Tests.Format;

public static partial class FormatCases
{
    private static IEnumerable<FormatCase> Structs() =>
    [
        Case("3-structs", new PaddedStruct { Small = 1, Large = 2, Middle = 3 }),
        Case("3-structs", new UnpaddedStruct { First = 1, Second = 2, Third = 1.5 }),
        Case("3-structs", new ReadonlyPoint(1, 2)),
        Case("3-structs", new RecordPoint(1.5f, 2.5, true)),
        Case("3-structs", new Pair<int, byte> { First = 1, Second = 2 }),
        Case("3-layouts", new AutoLayout { First = 1, Second = 2, Third = 3, Fourth = 4 }),
        Case("3-layouts", new ExplicitLayout { First = 1, Second = 2 }),
        Case("3-layouts", new PackedLayout { First = 1, Second = 2, Third = 3 }),
        Case("3-layouts", new SizedLayout { First = 1, Second = 2 }),
        Case("3-layouts", new NumberedLayout { First = 1, Second = 2 }),
        Case("3-layouts", new IgnoringLayout { First = 1, Second = 2 }),
        Case("3-layouts", new PrivateLayout { First = 1, Second = 2 }),
        Case("3-layouts", new OpenLayout(7) { First = 1 }),
        Case("3-pairs", new KeyValuePair<int, long>(1, 2)),
        Case("3-pairs", new KeyValuePair<string, string?>("a", null)),
        Case("3-pairs", default(ValueTuple)),
    ];

    private static IEnumerable<FormatCase> Nullables() =>
    [
        Case("4-nullable", (int?)null),
        Case("4-nullable", (int?)5),
        Case("4-nullable", (PaddedStruct?)new PaddedStruct { Small = 1 }),
        Case("4-nullable", (TextStruct?)null),
        Case("4-nullable", (TextStruct?)new TextStruct { Id = 1, Name = "a" }),
    ];

    private static IEnumerable<FormatCase> Strings() =>
    [
        Case("5-strings", (string?)null),
        Case("5-strings", ""),
        Case("5-strings", "Nino"),
        Case("5-strings", new string('a', 32)),
        Case("5-strings", "é"),
        Case("5-strings", "a😀é"),
        Case("5-strings", "中文"),
        Case("5-strings", "\uD83D"),
        Case("5-strings", "a\0b"),
        Case("5-utf8", new Utf8Text { Text = "中文", Free = "中文" }),
        Case("5-utf8", new Utf8Text { Text = "ascii" }),
    ];

    private static IEnumerable<FormatCase> Collections() =>
    [
        Case("6-arrays", (int[]?)null),
        Case("6-arrays", Array.Empty<int>()),
        Case("6-arrays", new[] { 1, 2 }),
        Case("6-arrays", new[] { true, false }),
        Case("6-arrays", new string?[] { "a", null }),
        Case("6-arrays", new int?[] { 1, null }),
        Case("6-nullable", new int?[] { 1, null, 3 }),
        Case("6-nullable", new int?[9]),
        Case("6-nullable", new List<bool?> { true, null, false }),
        Case("6-nullable", new Queue<PaddedStruct?>([null, new PaddedStruct { Small = 1, Large = 2, Middle = 3 }])),
        Case("6-nullable", new short?[,] { { 1, null, 3 }, { null, null, 6 } }),
        Case("6-arrays", new[] { new[] { 1 }, null, [] }),
        Case("6-arrays", new[] { new PaddedStruct { Small = 1, Large = 2, Middle = 3 }, default }),
        Case("6-arrays", new byte[200]),
        Case("6-lists", new List<int> { 1, 2 }),
        Case("6-lists", new List<string?> { "a", null }),
        Case("6-lists", new List<DateTime> { DateTime.UnixEpoch }),
        Case("6-sets", new HashSet<int> { 3, 1, 2 }),
        Case("6-queues", new Queue<int>([1, 2, 3])),
        Case("6-stacks", new Stack<int>([1, 2, 3])),
        Case("6-linkedlists", new LinkedList<int>([1, 2, 3])),
        Case("6-dictionaries", new Dictionary<int, int> { [1] = 2, [3] = 4 }),
        Case("6-dictionaries", new Dictionary<string, string?> { ["a"] = "b", ["c"] = null }),
        Case("6-dictionaries", new Dictionary<int, string?> { [1] = "b" }),
        Case("6-untyped", new ArrayList { 1, "a", null }),
        Case("6-untyped", new Hashtable { [1] = "a" }),
        Case<IList>("6-untyped", new ArrayList { true }),
        Case("6-addable", new BlockingCollection<int> { 1, 2 }),
        Case("6-addable", new Ring { "a", null }),
        Case("6-addable", new StructList { 1, 2 }),
        Case("6-addable", default(StructList)),
    ];
}
