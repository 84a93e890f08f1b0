using Nino.Core;

namespace Nino.Tests.Hostile;

/// <summary>A registered type that counts how often it is built.</summary>
[NinoType]
public sealed class Tripwire
{
    public int Value;

    public Tripwire() => Built++;

    public static int Built { get; private set; }
}
