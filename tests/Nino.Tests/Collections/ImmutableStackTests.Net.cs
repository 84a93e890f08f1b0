using System.Collections.Generic;
using System.Collections.Immutable;
using System.Linq;
using Nino.Tests.Kit;

namespace Nino.Tests.Collections;

public static class ImmutableStackTests
{
    public sealed class OfInt32 : FormatterTests<ImmutableStack<int>>
    {
        protected override IEnumerable<ImmutableStack<int>> Values =>
        [
            ImmutableStack.CreateRange<int>([]),
            ImmutableStack.CreateRange<int>([1]),
            ImmutableStack.CreateRange<int>([3, 1, 2]),
            ImmutableStack.CreateRange<int>([.. Enumerable.Range(0, 3000)]),
        ];
    }

    public sealed class OfString : FormatterTests<ImmutableStack<string?>>
    {
        protected override IEnumerable<ImmutableStack<string?>> Values =>
        [
            ImmutableStack.CreateRange<string?>([]),
            ImmutableStack.CreateRange<string?>(["a"]),
            ImmutableStack.CreateRange<string?>(["b", null, "中"]),
        ];
    }

    public sealed class OfList : FormatterTests<ImmutableStack<List<int>?>>
    {
        protected override IEnumerable<ImmutableStack<List<int>?>> Values =>
        [
            ImmutableStack.CreateRange<List<int>?>([]),
            ImmutableStack.CreateRange<List<int>?>([[], [1, 2], null]),
        ];
    }
}
