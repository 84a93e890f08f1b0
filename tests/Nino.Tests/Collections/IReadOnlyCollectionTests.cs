using System.Collections.Generic;
using Nino.Tests.Kit;

namespace Nino.Tests.Collections;

public static class IReadOnlyCollectionTests
{
    public sealed class OfInt32 : FormatterTests<IReadOnlyCollection<int>>
    {
        protected override bool HasObjectForm => false;

        protected override IEnumerable<IReadOnlyCollection<int>> Values =>
        [
            new List<int>(),
            new List<int> { 3, 1, 2 },
        ];
    }

    public sealed class OfString : FormatterTests<IReadOnlyCollection<string>>
    {
        protected override bool HasObjectForm => false;

        protected override IEnumerable<IReadOnlyCollection<string>> Values =>
        [
            new List<string>(),
            new List<string> { "b", "", "中" },
        ];
    }

    public sealed class OfList : FormatterTests<IReadOnlyCollection<List<int>>>
    {
        protected override bool HasObjectForm => false;

        protected override IEnumerable<IReadOnlyCollection<List<int>>> Values =>
        [
            new List<List<int>>(),
            new List<List<int>> { new List<int> { 1 } },
        ];
    }
}
