using Nino.Core;

namespace Nino.Tests.Types;

/// <summary>Members that every instance has to be made with.</summary>
[NinoType(VersionTolerant = true)]
public sealed class TolerantRequired
{
    [NinoMember(1)]
    public required string Name { get; init; }

    [NinoMember(2)]
    public required int Number { get; set; }

    [NinoMember(3)]
    public int Later { get; init; } = 4;
}

/// <summary>An earlier version of <see cref="TolerantRequired"/>.</summary>
[NinoType(VersionTolerant = true)]
public sealed class TolerantRequiredOnce
{
    [NinoMember(2)]
    public required int Number { get; set; }

    [NinoMember(5)]
    public required string Gone { get; set; }
}
