using System.Collections.Generic;
using System.Collections.Immutable;
using Nino.Tests.Kit;

namespace Nino.Tests.Collections;

public static class IImmutableDictionaryTests
{
    public sealed class OfInt32 : FormatterTests<IImmutableDictionary<int, string>>
    {
        protected override bool HasObjectForm => false;

        protected override IEnumerable<IImmutableDictionary<int, string>> Values =>
        [
            ImmutableDictionary<int, string>.Empty,
            new Dictionary<int, string> { [1] = "a" }.ToImmutableDictionary(),
        ];
    }
}
