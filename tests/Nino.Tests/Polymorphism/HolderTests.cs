using System.Collections.Generic;
using Nino.Tests.Kit;
using Nino.Tests.Types;

namespace Nino.Tests.Polymorphism;

public sealed class HolderTests : FormatterTests<Holder>
{
    protected override IEnumerable<Holder> Values =>
    [
        new(),
        new()
        {
            Shape = new Circle { Radius = 1 }, Message = new Ping { Time = 2 }, Animal = new Puppy { Name = "p" }, Anything = "text",
            Messages = [new Ping { Time = 3 }, new Login { User = "u" }, null, new Ping()],
            Shapes = [new Square(), new Circle(), null, new Circle()],
            Animals = new() { ["a"] = new() { Name = "a" }, ["b"] = new Dog(), ["c"] = null },
            Things = [1, null, "s", new Person { Name = "n" }, new Circle(), 2],
        },
        new() { Animal = new() { Name = "exact" }, Anything = new Login() },
    ];
}
