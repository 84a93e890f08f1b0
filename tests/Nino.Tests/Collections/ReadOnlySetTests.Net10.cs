using System.Collections.Generic;
using System.Collections.ObjectModel;
using System.Linq;
using Nino.Tests.Kit;

namespace Nino.Tests.Collections;

public static class ReadOnlySetTests
{
    public sealed class OfInt32 : FormatterTests<ReadOnlySet<int>>
    {
        protected override IEnumerable<ReadOnlySet<int>> Values =>
        [
            new(new HashSet<int>([])),
            new(new HashSet<int>([1])),
            new(new HashSet<int>([3, 1, 2])),
            new(new HashSet<int>([.. Enumerable.Range(0, 3000)])),
        ];
    }

    public sealed class OfString : FormatterTests<ReadOnlySet<string?>>
    {
        protected override IEnumerable<ReadOnlySet<string?>> Values =>
        [
            new(new HashSet<string?>([])),
            new(new HashSet<string?>(["a"])),
            new(new HashSet<string?>(["b", null, "中"])),
        ];
    }
}
