using Nino.Core;

namespace Nino.Tests.Types;

/// <summary>Built by a constructor of which one parameter is no member, but has a default.</summary>
[NinoType]
public sealed class Defaulted
{
    public Defaulted(int id, int speed = 5)
    {
        Id = id;
        Speed = speed + 1;
    }

    public int Id { get; }

    [NinoIgnore]
    public int Speed { get; }
}
