using System.Collections.Generic;
using Nino.Tests.Kit;

namespace Nino.Tests.Collections;

public static class IEnumerableTests
{
    public sealed class OfInt32 : FormatterTests<IEnumerable<int>>
    {
        protected override bool HasObjectForm => false;

        protected override IEnumerable<IEnumerable<int>> Values =>
        [
            new List<int>(),
            new List<int> { 3, 1, 2 },
        ];
    }

    public sealed class OfString : FormatterTests<IEnumerable<string>>
    {
        protected override bool HasObjectForm => false;

        protected override IEnumerable<IEnumerable<string>> Values =>
        [
            new List<string>(),
            new List<string> { "b", "", "中" },
        ];
    }

    public sealed class OfList : FormatterTests<IEnumerable<List<int>>>
    {
        protected override bool HasObjectForm => false;

        protected override IEnumerable<IEnumerable<List<int>>> Values =>
        [
            new List<List<int>>(),
            new List<List<int>> { new List<int> { 1 } },
        ];
    }
}
