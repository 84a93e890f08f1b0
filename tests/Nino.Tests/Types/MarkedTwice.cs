using Nino.Core;

namespace Nino.Tests.Types;

/// <summary>Of two marks the first counts, whatever it stands on.</summary>
[NinoType]
public sealed class MarkedTwice
{
    public int Id { get; set; }

    [NinoIgnore]
    public string Made { get; private init; } = "by a constructor";

    [NinoConstructor]
    public static MarkedTwice Create() => new(0) { Made = "by a method" };

    [NinoConstructor]
    public MarkedTwice(int id) => Id = id;
}
