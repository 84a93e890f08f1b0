using System.Collections.Generic;
using Nino.Tests.Kit;

namespace Nino.Tests.Collections;

public static class ICollectionTests
{
    public sealed class OfInt32 : FormatterTests<ICollection<int>>
    {
        protected override bool HasObjectForm => false;

        protected override IEnumerable<ICollection<int>> Values =>
        [
            new List<int>(),
            new List<int> { 3, 1, 2 },
        ];
    }

    public sealed class OfString : FormatterTests<ICollection<string>>
    {
        protected override bool HasObjectForm => false;

        protected override IEnumerable<ICollection<string>> Values =>
        [
            new List<string>(),
            new List<string> { "b", "", "中" },
        ];
    }

    public sealed class OfList : FormatterTests<ICollection<List<int>>>
    {
        protected override bool HasObjectForm => false;

        protected override IEnumerable<ICollection<List<int>>> Values =>
        [
            new List<List<int>>(),
            new List<List<int>> { new List<int> { 1 } },
        ];
    }
}
