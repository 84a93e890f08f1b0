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

public sealed class DogTests : FormatterTests<Dog>
{
    protected override IEnumerable<Dog> Values =>
    [
        new() { Name = "d", Tricks = 1 }, new Puppy { Name = "p", Tricks = 2, IsCute = true },
    ];
}

public sealed class PuppyTests : FormatterTests<Puppy>
{
    protected override IEnumerable<Puppy> Values =>
    [
        new(), new() { Name = "p", Tricks = 2, IsCute = true },
    ];
}
