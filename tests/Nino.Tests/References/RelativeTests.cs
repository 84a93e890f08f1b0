using System.Collections.Generic;
using Nino.Tests.Kit;
using Nino.Tests.Types;

namespace Nino.Tests.References;

public sealed class RelativeTests : FormatterTests<Relative>
{
    protected override IEnumerable<Relative> Values => [Self(), new() { Name = "n" }, Family(2), Family(20)];

    private static Relative Self()
    {
        Relative self = new() { Name = "s" };
        self.Parent = self;
        return self;
    }

    private static Relative Family(int children)
    {
        Godparent parent = new() { Name = "p" };
        for (int i = 0; i < children; i++)
        {
            parent.Godchild = parent.Add(i % 2 == 0 ? new Relative { Name = "c" } : new Godparent { Godchild = parent });
        }

        return parent;
    }
}
