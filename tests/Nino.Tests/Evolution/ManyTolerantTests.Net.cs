using System.Collections.Generic;
using Nino.Tests.Format;
using Nino.Tests.Kit;
using Nino.Tests.Types;

namespace Nino.Tests.Evolution;

/// <summary>Version-tolerant types behind those that have a head of their own.</summary>
public sealed class ManyTolerantTests : FormatterTests<object?[]>
{
    protected override IEnumerable<object?[]> Values =>
    [
        [
            .. ManyTypes.Values,
            new TolerantNow { A = 1 },
            new TolerantNow { A = 2, B = "b" },
            new HolderBefore { First = new() { A = 3 }, Second = new() { A = 4 }, Kept = new TicketTwig { Inner = new TicketTwig() } },
            new TicketTwig { Name = "n" },
            new TolerantNow { A = 5 },
            UnknownMembersTests.Keeper,
            new TicketKeeper { Title = "keeps none" },
            UnknownMembersTests.Keeper,
        ],
    ];
}
