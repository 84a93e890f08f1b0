using System.Collections.Generic;
using Nino.Core;

namespace Nino.Tests.Types;

/// <summary>Members whose type the compiler calls dynamic, and the runtime object.</summary>
[NinoType]
public sealed class Flexible
{
    public dynamic? Any { get; set; }

    public List<dynamic?>? All { get; set; }

    public Dictionary<string, dynamic[]>? ByName { get; set; }
}
