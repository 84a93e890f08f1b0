using Nino.Core;

namespace Nino.Tests.Types;

/// <summary>A struct with an object head and without references.</summary>
[NinoType]
public struct OptionalStruct
{
    public int Id;
    public int? Level;
}
