using System.Collections.Generic;
using Nino.Tests.Kit;
using Nino.Tests.Types;

namespace Nino.Tests.Objects;

public sealed class BoxOfInt32Tests : FormatterTests<Box<int>>
{
    protected override IEnumerable<Box<int>> Values =>
    [
        new(), new() { Content = 1, Contents = [2, 3] },
    ];
}
