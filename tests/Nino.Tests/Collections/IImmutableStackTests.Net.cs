using System.Collections.Generic;
using System.Collections.Immutable;
using Nino.Tests.Kit;

namespace Nino.Tests.Collections;

public static class IImmutableStackTests
{
    public sealed class OfInt32 : FormatterTests<IImmutableStack<int>>
    {
        protected override bool HasObjectForm => false;

        protected override IEnumerable<IImmutableStack<int>> Values =>
        [
            ImmutableStack<int>.Empty,
            ImmutableStack.CreateRange([1, 2, 3]),
        ];
    }
}
