using System.Collections.Generic;
using System.Collections.ObjectModel;

namespace Nino.Tests.Types;

/// <summary>A collection of the user that may stand over a list which takes nothing.</summary>
public sealed class Standings : Collection<string>
{
    public Standings()
    {
    }

    public Standings(IList<string> names)
        : base(names)
    {
    }
}
