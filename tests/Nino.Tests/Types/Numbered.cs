using Nino.Core;

namespace Nino.Tests.Types;

/// <summary>Only numbered members, in the order of their numbers.</summary>
[NinoType(false)]
public sealed class Numbered
{
    [NinoMember(2147483647)]
    public int Third;

    [NinoMember(10)]
    public string? First { get; set; }

    [NinoMember(20)]
    public byte Second;

    public int Unmarked;
}
