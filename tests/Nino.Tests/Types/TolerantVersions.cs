using System;
using System.Collections.Generic;
using Nino.Core;
using Nino.Tests.Errors;

namespace Nino.Tests.Types;

/// <summary>What is left of <see cref="Ticket"/>: members were removed in all places, one was added, and one has another name.</summary>
[NinoType(VersionTolerant = true)]
[NinoReserved(0, 1, 2, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 20, 300, 301, 302)]
public sealed class TicketLater
{
    [NinoMember(304)]
    public TolerantRecord? Record { get; set; }

    [NinoMember(17)]
    public List<TicketBase?>? Several { get; set; }

    [NinoMember(18)]
    public TolerantStruct Struct { get; set; }

    [NinoMember(19)]
    public TolerantStruct? MaybeStruct { get; set; }

    [NinoMember(21)]
    [NinoUtf8]
    public string? Text { get; set; }

    [NinoMember(303)]
    public TolerantBox<string>? Box { get; set; }

    [NinoMember(400)]
    public string Added { get; set; } = "initial";

    [NinoMember(4)]
    public List<int> Between { get; set; } = [1, 2];
}

/// <summary>Numbers as narrow as they once were.</summary>
[NinoType(VersionTolerant = true)]
public sealed class Narrow
{
    [NinoMember(1)]
    public sbyte A { get; set; }

    [NinoMember(2)]
    public byte B { get; set; }

    [NinoMember(3)]
    public short C { get; set; }

    [NinoMember(4)]
    public ushort D { get; set; }

    [NinoMember(5)]
    public int E { get; set; }

    [NinoMember(6)]
    public uint F { get; set; }

    [NinoMember(7)]
    public float G { get; set; }

    [NinoMember(8)]
    public NarrowState H { get; set; }

    [NinoMember(9)]
    public int I { get; set; }

    [NinoMember(10)]
    public int? J { get; set; }

    [NinoMember(11)]
    public Guid K { get; set; }

    [NinoMember(12)]
    public int L { get; set; }

    [NinoMember(13)]
    public TolerantStruct M { get; set; }

    [NinoMember(14)]
    public string? Last { get; set; }
}

public enum NarrowState : byte
{
    None,
    Some = 200,
}

public enum WideState
{
    None,
    Some = 200,
}

/// <summary>The same numbers, wider.</summary>
[NinoType(VersionTolerant = true)]
public sealed class Widened
{
    [NinoMember(1)]
    public long A { get; set; }

    [NinoMember(2)]
    public short B { get; set; }

    [NinoMember(3)]
    public int C { get; set; }

    [NinoMember(4)]
    public uint D { get; set; }

    [NinoMember(5)]
    public long E { get; set; }

    [NinoMember(6)]
    public long F { get; set; }

    [NinoMember(7)]
    public double G { get; set; }

    [NinoMember(8)]
    public WideState H { get; set; }

    [NinoMember(9)]
    public int? I { get; set; }

    [NinoMember(10)]
    public long? J { get; set; }

    [NinoMember(11)]
    public Guid? K { get; set; }

    [NinoMember(12)]
    public long? L { get; set; }

    [NinoMember(13)]
    public TolerantStruct? M { get; set; }

    [NinoMember(14)]
    public string? Last { get; set; }
}

/// <summary>A record of an earlier version.</summary>
[NinoType(VersionTolerant = true)]
public sealed record OldRecord([property: NinoMember(2)] string Name, [property: NinoMember(5)] double Gone);

/// <summary>The same, with members that older bytes lack.</summary>
[NinoType(VersionTolerant = true)]
[NinoReserved(5)]
public sealed record NewRecord([property: NinoMember(1)] int Number, [property: NinoMember(2)] string Name, [property: NinoMember(3)] int Parameter = 7)
{
    [NinoMember(4)]
    public int Initialized { get; init; } = 8;

    [NinoMember(6)]
    public int Later { get; set; } = 9;
}

/// <summary>As it was before it became version-tolerant.</summary>
[NinoType]
public sealed class PlainOnce
{
    [NinoMember(1)]
    public int A { get; set; }

    [NinoMember(2)]
    public string? B { get; set; }
}

[NinoType(VersionTolerant = true)]
public sealed class TolerantNow
{
    [NinoMember(1)]
    public int A { get; set; }

    [NinoMember(2)]
    public string? B { get; set; }

    [NinoMember(3)]
    public int C { get; set; } = 5;
}

[NinoType(VersionTolerant = true)]
[NinoReserved(1)]
public sealed class TolerantShorter
{
    [NinoMember(2)]
    public string? B { get; set; }
}

/// <summary>A base that lost a derived type's members, and got others.</summary>
[NinoType(VersionTolerant = true)]
public abstract class LaterBase
{
    [NinoMember(9)]
    public int Added { get; set; } = 6;
}

public sealed class LaterLeaf : LaterBase
{
    [NinoMember(3)]
    public long Shared { get; set; }

    [NinoMember(2)]
    public long[]? Numbers { get; set; }
}

/// <summary>Holds derived types, first in a member that later versions do not have.</summary>
[NinoType(VersionTolerant = true)]
public sealed class HolderBefore
{
    [NinoMember(1)]
    public List<TicketBase>? Gone { get; set; }

    [NinoMember(2)]
    public TicketBase? Kept { get; set; }

    [NinoMember(3)]
    public TolerantNow? First { get; set; }

    [NinoMember(4)]
    public TolerantNow? Second { get; set; }
}

[NinoType(VersionTolerant = true)]
public sealed class HolderAfter
{
    [NinoMember(2)]
    public TicketBase? Kept { get; set; }

    [NinoMember(4)]
    public TolerantShorter? Second { get; set; }
}

/// <summary>As <see cref="HolderAfter"/>, with other classes under the base.</summary>
[NinoType(VersionTolerant = true)]
public sealed class HolderLater
{
    [NinoMember(2)]
    public LaterBase? Kept { get; set; }
}

/// <summary>Members of which not all bytes are values.</summary>
[NinoType(VersionTolerant = true)]
public sealed class DatesOnce
{
    [NinoMember(1)]
    public DateTime Day { get; set; }

    [NinoMember(2)]
    public Even Even { get; set; }

    [NinoMember(3)]
    public string? Name { get; set; }

    [NinoMember(4)]
    public Even Last { get; set; }
}

/// <summary><see cref="DatesOnce"/>, of which some members may be null since.</summary>
[NinoType(VersionTolerant = true)]
public sealed class DatesLater
{
    [NinoMember(1)]
    public DateTime? Day { get; set; }

    [NinoMember(2)]
    public Even? Even { get; set; }

    [NinoMember(3)]
    public string? Name { get; set; }

    [NinoMember(4)]
    public Even Last { get; set; }
}

/// <summary><see cref="DatesLater"/>, which keeps what it does not know.</summary>
[NinoType(VersionTolerant = true)]
public sealed class DatesKeeper
{
    [NinoMember(1)]
    public DateTime? Day { get; set; }

    public NinoUnknownMembers? Unknown { get; set; }
}
