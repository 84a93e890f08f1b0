using System.Collections.Generic;
using Nino.Tests.Kit;
using Nino.Tests.Types;

namespace Nino.Tests.Structs;

public sealed class CompactSlotTests : FormatterTests<CompactSlot<int>>
{
    protected override IEnumerable<CompactSlot<int>> Values => [default, new() { Content = 1, Other = int.MaxValue }];
}
