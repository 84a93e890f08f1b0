using Nino.Core;

namespace Nino.Tests.Types;

public struct WholePlace
{
    public int X;
}

public struct RealPlace
{
    public float X;
}

[NinoType(VersionTolerant = true)]
public sealed class UntoldWhole
{
    [NinoMember(1)]
    public WholePlace At { get; set; }
}

[NinoType(VersionTolerant = true)]
public sealed class UntoldReal
{
    [NinoMember(1)]
    public RealPlace At { get; set; }
}

[NinoType]
public sealed class UntoldPlain
{
    [NinoMember(1)]
    public int A { get; set; }

    [NinoMember(2)]
    public int B { get; set; }

    [NinoMember(3)]
    public int C { get; set; }
}

[NinoType(VersionTolerant = true)]
public sealed class UntoldLoss
{
    [NinoMember(1)]
    public int A { get; set; }

    [NinoMember(3)]
    public int C { get; set; }

    [NinoMember(4)]
    public int D { get; set; }
}

[NinoType(VersionTolerant = true)]
[NinoReserved(2)]
public sealed class ToldLoss
{
    [NinoMember(1)]
    public int A { get; set; }

    [NinoMember(3)]
    public int C { get; set; }
}
