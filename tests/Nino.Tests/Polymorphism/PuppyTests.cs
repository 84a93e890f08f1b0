using System.Collections.Generic;
using Nino.Tests.Kit;
using Nino.Tests.Types;

namespace Nino.Tests.Polymorphism;

public sealed class PuppyTests : FormatterTests<Puppy>
{
    protected override IEnumerable<Puppy> Values =>
    [
        new(), new() { Name = "p", Tricks = 2, IsCute = true },
    ];
}
