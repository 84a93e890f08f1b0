using System.Collections.Generic;
using Nino.Tests.Kit;
using Nino.Tests.Types;

namespace Nino.Tests.Polymorphism;

public sealed class DogTests : FormatterTests<Dog>
{
    protected override IEnumerable<Dog> Values =>
    [
        new() { Name = "d", Tricks = 1 }, new Puppy { Name = "p", Tricks = 2, IsCute = true },
    ];
}
