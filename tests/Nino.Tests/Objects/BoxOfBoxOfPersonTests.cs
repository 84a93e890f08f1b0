using System.Collections.Generic;
using Nino.Tests.Kit;
using Nino.Tests.Types;

namespace Nino.Tests.Objects;

public sealed class BoxOfBoxOfPersonTests : FormatterTests<Box<Box<Person>>>
{
    protected override IEnumerable<Box<Box<Person>>> Values =>
    [
        new(), new() { Content = new() { Content = new() { Name = "a" } }, Contents = [new()] },
    ];
}
