using System.Collections.Generic;
using Nino.Tests.Kit;

namespace Nino.Tests.Collections;

public static class IReadOnlyListTests
{
    public sealed class OfInt32 : FormatterTests<IReadOnlyList<int>>
    {
        protected override bool HasObjectForm => false;

        protected override IEnumerable<IReadOnlyList<int>> Values =>
        [
            new List<int>(),
            new List<int> { 3, 1, 2 },
        ];
    }

    public sealed class OfString : FormatterTests<IReadOnlyList<string>>
    {
        protected override bool HasObjectForm => false;

        protected override IEnumerable<IReadOnlyList<string>> Values =>
        [
            new List<string>(),
            new List<string> { "b", "", "中" },
        ];
    }

    public sealed class OfList : FormatterTests<IReadOnlyList<List<int>>>
    {
        protected override bool HasObjectForm => false;

        protected override IEnumerable<IReadOnlyList<List<int>>> Values =>
        [
            new List<List<int>>(),
            new List<List<int>> { new List<int> { 1 } },
        ];
    }
}
