using System.Collections.Generic;
using Nino.Tests.Kit;
using Nino.Tests.Types;

namespace Nino.Tests.Collections;

public static class UserCollectionTests
{
    public sealed class OfList : FormatterTests<Team>
    {
        protected override IEnumerable<Team> Values =>
        [
            [],
            ["a", "b"],
        ];
    }

    public sealed class OfDictionary : FormatterTests<Inventory>
    {
        protected override IEnumerable<Inventory> Values =>
        [
            [],
            new() { ["a"] = 1 },
        ];
    }

    public sealed class OfSet : FormatterTests<Tags>
    {
        protected override IEnumerable<Tags> Values =>
        [
            [],
            ["a", "b"],
        ];
    }

    public sealed class OfItself : FormatterTests<Forest>
    {
        protected override IEnumerable<Forest> Values =>
        [
            [],
            [new Forest(), new Forest { new Forest() }, null],
        ];
    }

    public sealed class OfMember : FormatterTests<Dictionary<string, Team>>
    {
        protected override IEnumerable<Dictionary<string, Team>> Values =>
        [
            new() { ["a"] = ["b"] },
        ];
    }
}
