using Nino.Core;

namespace Latest;

[NinoType]
public struct Position
{
    public float X;
    public float Y;
}
