using System;
using System.Buffers;
using System.Collections;
using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Collections.ObjectModel;
using System.Linq;
using Nino.Tests.Types;

namespace Nino.Tests.Matrix;

internal static partial class TypeRows
{
    private static TypeRow[] Arrays() =>
    [
        new TypeRow<byte[]>([], [1, 2, 3]) { Form = Form.Collection, Into = IntoExisting.SameLength, Title = "T[]" },
        new TypeRow<int[]>([], [1, 2, 3]) { Form = Form.Collection, Into = IntoExisting.SameLength, Title = "T[]" },
        new TypeRow<bool[]>([], [true, false]) { Form = Form.Collection, Into = IntoExisting.SameLength, Title = "T[]" },
        new TypeRow<DateTime[]>([], [DateTime.UnixEpoch]) { Form = Form.Collection, Into = IntoExisting.SameLength, Title = "T[]" },
        new TypeRow<OfInt16[]>([], [OfInt16.Max]) { Form = Form.Collection, Into = IntoExisting.SameLength, Title = "T[]" },
        new TypeRow<PaddedStruct[]>([], [new() { Small = 1 }]) { Form = Form.Collection, Into = IntoExisting.SameLength, Title = "T[]" },
        new TypeRow<string?[]>([], ["a", null]) { Form = Form.Collection, Into = IntoExisting.SameLength, Title = "T[]" },
        new TypeRow<int?[]>([], [1, null]) { Form = Form.Collection, Into = IntoExisting.SameLength, Title = "T[]" },
        new TypeRow<Person?[]>([], [new() { Id = 1 }, null]) { Form = Form.Collection, Into = IntoExisting.SameLength, Title = "T[]" },
        new TypeRow<object?[]>([], [1, "a", null, new Person()]) { Form = Form.Collection, Into = IntoExisting.SameLength, Title = "T[]" },
        new TypeRow<int[]?[]>([], [[1], null, []]) { Form = Form.Collection, Into = IntoExisting.SameLength, Title = "T[]" },
        new TypeRow<List<int>[]>([], [[1], []]) { Form = Form.Collection, Into = IntoExisting.SameLength, Title = "T[]" },
        new TypeRow<int[,]>(new int[0, 0], new int[,] { { 1, 2 }, { 3, 4 } }) { Form = Form.MultiArray, Into = IntoExisting.SameLength, Title = "T[,]", Remarks = [Remarks.LowerBounds] },
        new TypeRow<string?[,,]>(new string?[1, 0, 1], new string?[,,] { { { "a", null } } }) { Form = Form.MultiArray, Into = IntoExisting.SameLength, Title = "T[,,]", Remarks = [Remarks.LowerBounds] },
        new TypeRow<int[][,]>([], [new int[1, 1]]) { Form = Form.Collection, Into = IntoExisting.SameLength, Title = "T[]" },
        new TypeRow<int[,][]>(new int[0, 0][], new int[,][] { { [1] } }) { Form = Form.MultiArray, Into = IntoExisting.SameLength, Title = "T[,]", Remarks = [Remarks.LowerBounds] },
        new ValueRow<ArraySegment<int>>(default, new([1, 2, 3], 1, 2)) { Form = Form.Collection, Into = IntoExisting.SameLength, Remarks = [Remarks.NullArray] },
        new ValueRow<Memory<byte>>(default, new([1, 2])) { Form = Form.Collection, Into = IntoExisting.SameLength, Remarks = [Remarks.EmptyMemory] },
        new ValueRow<ReadOnlyMemory<string?>>(default, new(["a", null])) { Form = Form.Collection, Remarks = [Remarks.EmptyMemory] },
        new ValueRow<ReadOnlySequence<byte>>(default, new([1, 2])) { Form = Form.Collection, Remarks = [Remarks.EmptyMemory] },
    ];

    private static TypeRow[] Collections() =>
    [
        new TypeRow<List<int>>([], [1, 2]) { Form = Form.Collection, Into = IntoExisting.Elements },
        new TypeRow<List<bool>>([], [true]) { Form = Form.Collection, Into = IntoExisting.Elements },
        new TypeRow<List<string?>>([], ["a", null]) { Form = Form.Collection, Into = IntoExisting.Elements },
        new TypeRow<List<Person?>>([], [new() { Id = 1 }, null]) { Form = Form.Collection, Into = IntoExisting.Elements },
        new TypeRow<List<List<int>?>>([], [[1], null]) { Form = Form.Collection, Into = IntoExisting.Elements },
        new TypeRow<LinkedList<string?>>(new(), new(["a", null])) { Form = Form.Collection, Into = IntoExisting.Refilled },
        new TypeRow<Queue<int>>(new(), new([1, 2])) { Form = Form.Collection, Into = IntoExisting.Refilled },
        new TypeRow<Stack<int>>(new(), new([1, 2])) { Form = Form.Collection, Into = IntoExisting.Refilled },
        .. PriorityQueues(),
        new TypeRow<HashSet<int>>([], [1, 2]) { Form = Form.Collection, Into = IntoExisting.Refilled, Remarks = [Remarks.Comparer] },
        new TypeRow<HashSet<string?>>([], ["a", null]) { Form = Form.Collection, Into = IntoExisting.Refilled, Remarks = [Remarks.Comparer] },
        new TypeRow<SortedSet<int>>([], [2, 1]) { Form = Form.Collection, Into = IntoExisting.Refilled, Remarks = [Remarks.Comparer] },
        new TypeRow<Dictionary<int, string?>>([], new() { [1] = "a", [2] = null }) { Form = Form.Dictionary, Into = IntoExisting.Refilled, Remarks = [Remarks.Comparer] },
        new TypeRow<Dictionary<string, Person?>>([], new() { ["a"] = new() }) { Form = Form.Dictionary, Into = IntoExisting.Refilled, Remarks = [Remarks.Comparer] },
        new TypeRow<Dictionary<Guid, List<int>>>([], new() { [Guid.Empty] = [1] }) { Form = Form.Dictionary, Into = IntoExisting.Refilled, Remarks = [Remarks.Comparer] },
        new TypeRow<SortedDictionary<string, int>>([], new() { ["b"] = 1, ["a"] = 2 }) { Form = Form.Dictionary, Into = IntoExisting.Refilled, Remarks = [Remarks.Comparer] },
        new TypeRow<SortedList<string, int>>([], new() { ["b"] = 1, ["a"] = 2 }) { Form = Form.Dictionary, Into = IntoExisting.Refilled, Remarks = [Remarks.Comparer] },
        .. OrderedDictionaries(),
        new TypeRow<ArrayList>(new(), new() { 1, "a", null }) { Form = Form.Collection, Into = IntoExisting.Refilled, Remarks = [Remarks.Untyped] },
        new TypeRow<Hashtable>(new(), new() { [1] = "a", ["b"] = null }) { Form = Form.Dictionary, Into = IntoExisting.Refilled, Remarks = [Remarks.Untyped, Remarks.Comparer] },
        new TypeRow<Collection<int>>([], [1, 2]) { Form = Form.Collection, Into = IntoExisting.Refilled },
        new TypeRow<ObservableCollection<int>>([], [1, 2]) { Form = Form.Collection, Into = IntoExisting.Refilled },
        new TypeRow<ReadOnlyCollection<int>>(new([]), new([1, 2])) { Form = Form.Collection },
        new TypeRow<ReadOnlyObservableCollection<int>>(new([]), new([1, 2])) { Form = Form.Collection },
        .. ReadOnlySets(),
        new TypeRow<ReadOnlyDictionary<string, int>>(new(new Dictionary<string, int>()), new(new Dictionary<string, int> { ["a"] = 1 })) { Form = Form.Dictionary },
    ];

    private static TypeRow[] Concurrent() =>
    [
        new TypeRow<ConcurrentBag<int>>([], [1, 2]) { Form = Form.Collection, Into = IntoExisting.Refilled },
        new TypeRow<ConcurrentQueue<int>>(new(), new([1, 2])) { Form = Form.Collection, Into = IntoExisting.Refilled },
        new TypeRow<ConcurrentStack<string?>>(new(), new(["a", null])) { Form = Form.Collection, Into = IntoExisting.Refilled },
        new TypeRow<BlockingCollection<int>>(new(), new() { 1, 2 }) { Form = Form.Collection, Remarks = [Remarks.Unbounded] },
        new TypeRow<ConcurrentDictionary<string, int>>(new(), new() { ["a"] = 1 }) { Form = Form.Dictionary, Into = IntoExisting.Refilled, Remarks = [Remarks.Comparer] },
    ];

    private static TypeRow[] Interfaces() =>
    [
        new TypeRow<IEnumerable<int>>(new List<int>(), new List<int> { 1 }) { Form = Form.Collection, Into = IntoExisting.Elements },
        new TypeRow<ICollection<int>>(new List<int>(), new List<int> { 1 }) { Form = Form.Collection, Into = IntoExisting.Elements },
        new TypeRow<IList<string?>>(new List<string?>(), new List<string?> { "a", null }) { Form = Form.Collection, Into = IntoExisting.Elements },
        new TypeRow<IReadOnlyCollection<int>>(new List<int>(), new List<int> { 1 }) { Form = Form.Collection, Into = IntoExisting.Elements },
        new TypeRow<IReadOnlyList<Person?>>(new List<Person?>(), new List<Person?> { new(), null }) { Form = Form.Collection, Into = IntoExisting.Elements },
        new TypeRow<ISet<int>>(new HashSet<int>(), new HashSet<int> { 1 }) { Form = Form.Collection, Into = IntoExisting.Refilled },
        .. ReadOnlySetInterfaces(),
        new TypeRow<IDictionary<int, string?>>(new Dictionary<int, string?>(), new Dictionary<int, string?> { [1] = "a" }) { Form = Form.Dictionary, Into = IntoExisting.Refilled },
        new TypeRow<IReadOnlyDictionary<int, string?>>(new Dictionary<int, string?>(), new Dictionary<int, string?> { [1] = "a" }) { Form = Form.Dictionary, Into = IntoExisting.Refilled },
        .. ImmutableInterfaces(),
        new TypeRow<IEnumerable>(new ArrayList(), new ArrayList { 1, "a", null }) { Form = Form.Collection, Into = IntoExisting.Refilled, Remarks = [Remarks.Untyped] },
        new TypeRow<ICollection>(new ArrayList(), new ArrayList { 1, "a", null }) { Form = Form.Collection, Into = IntoExisting.Refilled, Remarks = [Remarks.Untyped] },
        new TypeRow<IList>(new ArrayList(), new ArrayList { 1, "a", null }) { Form = Form.Collection, Into = IntoExisting.Refilled, Remarks = [Remarks.Untyped] },
        new TypeRow<IDictionary>(new Hashtable(), new Hashtable { [1] = "a", ["b"] = null }) { Form = Form.Dictionary, Into = IntoExisting.Refilled, Remarks = [Remarks.Untyped] },
        new TypeRow<IGrouping<int, string>>(Group(1, "a"), Group(2, "b", "c")) { Form = Form.Grouping },
        new TypeRow<ILookup<int, string>>(Array.Empty<string>().ToLookup(text => text.Length), new[] { "a", "b", "cc" }.ToLookup(text => text.Length)) { Form = Form.Lookup },
    ];

    private static IGrouping<int, string> Group(int key, params string[] elements) => elements.ToLookup(_ => key).Single();
}
