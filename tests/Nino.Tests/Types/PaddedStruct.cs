using Nino.Core;

namespace Nino.Tests.Types;

/// <summary>13 bytes on the wire, 24 in memory.</summary>
[NinoType]
public struct PaddedStruct
{
    public byte Small;
    public long Large;
    public int Middle;
}
