using System.Collections.Generic;
using System.Collections.ObjectModel;

namespace Nino.Tests.Matrix;

/// <summary>Types that .NET 8 has not.</summary>
internal static partial class TypeRows
{
    private static TypeRow[] OrderedDictionaries() =>
    [
        new TypeRow<OrderedDictionary<string, int>>([], new() { ["b"] = 1, ["a"] = 2 })
        {
            Form = Form.Dictionary,
            Into = IntoExisting.Refilled,
            Targets = Targets.Net10,
            Remarks = [Remarks.Comparer],
        },
    ];

    private static TypeRow[] ReadOnlySets() =>
    [
        new TypeRow<ReadOnlySet<int>>(new(new HashSet<int>()), new(new HashSet<int> { 1, 2 })) { Form = Form.Collection, Targets = Targets.Net10 },
    ];
}
