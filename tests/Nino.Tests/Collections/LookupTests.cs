using System;
using System.Collections.Generic;
using System.Linq;
using Nino.Tests.Kit;

namespace Nino.Tests.Collections;

public static class LookupTests
{
    public sealed class OfInt32 : FormatterTests<ILookup<int, string?>>
    {
        protected override bool HasObjectForm => false;

        protected override IEnumerable<ILookup<int, string?>> Values =>
        [
            Array.Empty<string?>().ToLookup(text => 0),
            new[] { "a", "bb", "cc", null }.ToLookup(text => text?.Length ?? 0),
        ];
    }

    public sealed class OfNullKey : FormatterTests<ILookup<string?, int>>
    {
        protected override bool HasObjectForm => false;

        protected override IEnumerable<ILookup<string?, int>> Values =>
        [
            new[] { 1, 2, 3 }.ToLookup(i => i == 1 ? null : "b"),
        ];
    }

    public sealed class OfGroup : FormatterTests<IGrouping<int, string>>
    {
        protected override bool HasObjectForm => false;

        protected override IEnumerable<IGrouping<int, string>> Values =>
        [
            new[] { "a", "b" }.GroupBy(text => text.Length).First(),
        ];
    }
}
