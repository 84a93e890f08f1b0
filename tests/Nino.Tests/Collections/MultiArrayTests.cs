using System.Collections.Generic;
using Nino.Tests.Kit;

namespace Nino.Tests.Collections;

public static class MultiArrayTests
{
    public sealed class OfRank2 : FormatterTests<int[,]>
    {
        protected override IEnumerable<int[,]> Values =>
        [
            new int[0, 0],
            new int[3, 0],
            new int[0, 3],
            new[,] { { 1, 2, 3 }, { 4, 5, 6 } },
            new int[100, 30],
        ];
    }

    public sealed class OfRank3 : FormatterTests<string?[,,]>
    {
        protected override IEnumerable<string?[,,]> Values =>
        [
            new string?[1, 2, 3],
            new[,,] { { { "a", null }, { "b", "中" } } },
        ];
    }

    public sealed class OfRank4 : FormatterTests<bool[,,,]>
    {
        protected override IEnumerable<bool[,,,]> Values =>
        [
            new bool[1, 2, 3, 4],
            new[,,,] { { { { true, false } } } },
        ];
    }

    public sealed class OfRank5 : FormatterTests<decimal[,,,,]>
    {
        protected override IEnumerable<decimal[,,,,]> Values =>
        [
            new decimal[1, 2, 1, 2, 1],
            new[,,,,] { { { { { 1.5m } } } } },
        ];
    }

    public sealed class OfRank6Text : FormatterTests<string?[,,,,,]>
    {
        protected override IEnumerable<string?[,,,,,]> Values =>
        [
            new[,,,,,] { { { { { { "a", null }, { "b", "c" } } } } } },
        ];
    }

    public sealed class OfLists : FormatterTests<List<int>?[,]>
    {
        protected override IEnumerable<List<int>?[,]> Values =>
        [
            new List<int>?[,] { { [1], null }, { [], [2, 3] } },
        ];
    }

    public sealed class OfJagged : FormatterTests<int[][,]>
    {
        protected override IEnumerable<int[][,]> Values =>
        [
            [new int[1, 1], new[,] { { 1, 2 } }],
        ];
    }

    public sealed class OfPadded : FormatterTests<(bool, short)[,]>
    {
        protected override IEnumerable<(bool, short)[,]> Values =>
        [
            new[,] { { (true, (short)1), (false, (short)2) } },
        ];
    }
}
