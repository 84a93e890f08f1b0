using System.Collections.Generic;
using Nino.Tests.Kit;

namespace Nino.Tests.Collections;

public static class IListTests
{
    public sealed class OfInt32 : FormatterTests<IList<int>>
    {
        protected override bool HasObjectForm => false;

        protected override IEnumerable<IList<int>> Values =>
        [
            new List<int>(),
            new List<int> { 3, 1, 2 },
        ];
    }

    public sealed class OfString : FormatterTests<IList<string>>
    {
        protected override bool HasObjectForm => false;

        protected override IEnumerable<IList<string>> Values =>
        [
            new List<string>(),
            new List<string> { "b", "", "中" },
        ];
    }

    public sealed class OfList : FormatterTests<IList<List<int>>>
    {
        protected override bool HasObjectForm => false;

        protected override IEnumerable<IList<List<int>>> Values =>
        [
            new List<List<int>>(),
            new List<List<int>> { new List<int> { 1 } },
        ];
    }
}
