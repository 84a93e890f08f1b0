using System;
using System.Collections.Frozen;
using System.Collections.Generic;
using System.Collections.Immutable;
using System.Text;

namespace Nino.Tests.Matrix;

/// <summary>Types that netstandard2.1 has not.</summary>
internal static partial class TypeRows
{
    private static TypeRow[] WideNumbers() =>
    [
        new ValueRow<Int128>(Int128.MinValue, 7) { Form = Form.Scalar, Targets = Targets.Net8 },
        new ValueRow<UInt128>(0, UInt128.MaxValue) { Form = Form.Scalar, Targets = Targets.Net8 },
        new ValueRow<Half>(Half.NaN, (Half)1.5) { Form = Form.Scalar, Targets = Targets.Net8 },
    ];

    private static TypeRow[] Runes() =>
    [
        new ValueRow<Rune>(default, new(0x1F600)) { Form = Form.Scalar, Targets = Targets.Net8 },
    ];

    private static TypeRow[] DatesAndTimesAlone() =>
    [
        new ValueRow<DateOnly>(DateOnly.MinValue, DateOnly.MaxValue) { Form = Form.Scalar, Targets = Targets.Net8 },
        new ValueRow<TimeOnly>(TimeOnly.MinValue, TimeOnly.MaxValue) { Form = Form.Scalar, Targets = Targets.Net8 },
    ];

    private static TypeRow[] PriorityQueues() =>
    [
        new TypeRow<PriorityQueue<string, int>>(new(), new([("a", 2), ("b", 1)]))
        {
            Form = Form.Queue,
            Into = IntoExisting.Refilled,
            Targets = Targets.Net8,
            Remarks = [Remarks.Comparer],
        },
    ];

    private static TypeRow[] ReadOnlySetInterfaces() =>
    [
        new TypeRow<IReadOnlySet<int>>(new HashSet<int>(), new HashSet<int> { 1 }) { Form = Form.Collection, Into = IntoExisting.Refilled, Targets = Targets.Net8 },
    ];

    private static TypeRow[] ImmutableInterfaces() =>
    [
        new TypeRow<IImmutableList<string?>>(ImmutableList<string?>.Empty, ImmutableList.Create<string?>("a")) { Form = Form.Collection, Targets = Targets.Net8 },
        new TypeRow<IImmutableQueue<int>>(ImmutableQueue<int>.Empty, ImmutableQueue.Create(1)) { Form = Form.Collection, Targets = Targets.Net8 },
        new TypeRow<IImmutableStack<int>>(ImmutableStack<int>.Empty, ImmutableStack.Create(1)) { Form = Form.Collection, Targets = Targets.Net8 },
        new TypeRow<IImmutableSet<int>>(ImmutableHashSet<int>.Empty, ImmutableHashSet.Create(1)) { Form = Form.Collection, Targets = Targets.Net8 },
        new TypeRow<IImmutableDictionary<string, int>>(Map(), Map(("a", 1))) { Form = Form.Dictionary, Targets = Targets.Net8 },
    ];

    private static TypeRow[] Immutable() =>
    [
        new ValueRow<ImmutableArray<int>>(default, [], [1, 2]) { Form = Form.Collection, Targets = Targets.Net8, Remarks = [Remarks.NullArray] },
        new TypeRow<ImmutableList<string?>>([], ["a", null]) { Form = Form.Collection, Targets = Targets.Net8 },
        new TypeRow<ImmutableQueue<int>>([], [1, 2]) { Form = Form.Collection, Targets = Targets.Net8 },
        new TypeRow<ImmutableStack<int>>([], [1, 2]) { Form = Form.Collection, Targets = Targets.Net8 },
        new TypeRow<ImmutableHashSet<int>>([], [1, 2]) { Form = Form.Collection, Targets = Targets.Net8, Remarks = [Remarks.DefaultComparer] },
        new TypeRow<ImmutableSortedSet<int>>([], [1, 2]) { Form = Form.Collection, Targets = Targets.Net8, Remarks = [Remarks.DefaultComparer] },
        new TypeRow<ImmutableDictionary<string, int>>(Map(), Map(("a", 1))) { Form = Form.Dictionary, Targets = Targets.Net8, Remarks = [Remarks.DefaultComparer] },
        new TypeRow<ImmutableSortedDictionary<string, int>>(Map().ToImmutableSortedDictionary(), Map(("a", 1), ("b", 2)).ToImmutableSortedDictionary())
        {
            Form = Form.Dictionary,
            Targets = Targets.Net8,
            Remarks = [Remarks.DefaultComparer],
        },
        new TypeRow<FrozenSet<int>>(FrozenSet<int>.Empty, new[] { 1, 2 }.ToFrozenSet()) { Form = Form.Collection, Targets = Targets.Net8, Remarks = [Remarks.DefaultComparer] },
        new TypeRow<FrozenDictionary<string, int>>(Map().ToFrozenDictionary(), Map(("a", 1)).ToFrozenDictionary())
        {
            Form = Form.Dictionary,
            Targets = Targets.Net8,
            Remarks = [Remarks.DefaultComparer],
        },
    ];

    private static ImmutableDictionary<string, int> Map(params (string Key, int Value)[] pairs) => pairs.ToImmutableDictionary(pair => pair.Key, pair => pair.Value);
}
