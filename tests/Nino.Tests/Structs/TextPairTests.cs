using System.Collections.Generic;
using Nino.Tests.Kit;
using Nino.Tests.Types;

namespace Nino.Tests.Structs;

public sealed class TextPairTests : FormatterTests<Pair<string?, Pair<int, List<int>?>>>
{
    protected override IEnumerable<Pair<string?, Pair<int, List<int>?>>> Values =>
    [
        default, new() { First = "a", Second = new() { First = 1, Second = [2] } },
    ];
}
