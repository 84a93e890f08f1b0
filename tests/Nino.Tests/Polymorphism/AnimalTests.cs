using System.Collections.Generic;
using Nino.Tests.Kit;
using Nino.Tests.Types;

namespace Nino.Tests.Polymorphism;

public sealed class AnimalTests : FormatterTests<Animal>
{
    protected override IEnumerable<Animal> Values =>
    [
        new() { Name = "a" }, new Dog { Name = "d", Tricks = 1 }, new Puppy { Name = "p", Tricks = 2, IsCute = true },
    ];
}
