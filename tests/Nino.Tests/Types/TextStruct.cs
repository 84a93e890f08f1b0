using System.Collections.Generic;
using Nino.Core;

namespace Nino.Tests.Types;

/// <summary>A struct that is not fixed-size: it has an object head.</summary>
[NinoType]
public struct TextStruct
{
    public int Id;
    public string? Name;
    public List<int>? Numbers;
}
