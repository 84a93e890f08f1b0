using Nino.Core;

namespace Nino.Tests.Types;

/// <summary>A struct of fixed size of which a new value holds more than its members.</summary>
[NinoType]
public struct StartedCount
{
    public StartedCount()
    {
    }

    public int Count = 0;
    public byte Unit = 0;

    [NinoIgnore]
    public int Step = 5;
}
