namespace Nino.Tests.Types;

/// <summary>16 bytes on the wire and in memory. An unmanaged struct needs no attribute.</summary>
public struct UnpaddedStruct
{
    public int First;
    public int Second;
    public double Third;
}
