using Nino.Core;

namespace Nino.Tests.Types;

/// <summary>A struct of which a new value is not the default.</summary>
[NinoType]
public struct StartedStruct
{
    public StartedStruct()
    {
    }

    public int Id = 1;
    public string? Name = "initial";
    public int Level = 7;
}

/// <summary>Holds one as a member.</summary>
[NinoType]
public sealed class StartHolder
{
    public StartedStruct Start = new();
    public int Added = 5;
}
