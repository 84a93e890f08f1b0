using System.Collections.Generic;
using Nino.Tests.Kit;
using Nino.Tests.Types;

namespace Nino.Tests.References;

public sealed class StationTests : FormatterTests<Station>
{
    protected override IEnumerable<Station> Values => [new("n", []), Line()];

    private static Station Line()
    {
        Station first = new("a", []);
        Station second = new("b", [first], first);
        first.Next.Add(second);
        return first;
    }
}
