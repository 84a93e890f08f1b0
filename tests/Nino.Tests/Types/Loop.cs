using System.Collections.Generic;
using Nino.Core;

namespace Nino.Tests.Types;

/// <summary>May hold itself on every way: bytes cannot say so, but an instance that is read into may be one.</summary>
[NinoType]
public sealed class Loop
{
    public string? Before { get; set; }

    public Loop? Next { get; set; }

    public Loop?[]? Array { get; set; }

    public List<Loop?>? List { get; set; }

    public IList<Loop?>? Interface { get; set; }

    public Loop? Field;

    public string? After { get; set; }
}
