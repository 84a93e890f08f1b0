using System.Collections.Generic;
using Nino.Tests.Kit;
using Nino.Tests.Types;

namespace Nino.Tests.Objects;

public sealed class TreeTests : FormatterTests<Tree>
{
    protected override IEnumerable<Tree> Values =>
    [
        new(),
        new() { Name = "root", Children = [new() { Name = "leaf" }, null], Named = new() { [1] = new(), [2] = null }, Others = [null, new() { Children = [] }] },
    ];
}
