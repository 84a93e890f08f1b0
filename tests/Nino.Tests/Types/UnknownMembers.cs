using System;
using System.Collections.Generic;
using Nino.Core;

namespace Nino.Tests.Types;

/// <summary>A few members of <see cref="Ticket"/>, and a place for the others.</summary>
[NinoType(VersionTolerant = true)]
public sealed class TicketKeeper
{
    [NinoMember(1)]
    public string? Title { get; set; }

    [NinoMember(17)]
    public List<TicketBase?>? Several { get; set; }

    [NinoMember(300)]
    [NinoCompact]
    public long Compact { get; set; }

    public NinoUnknownMembers? Unknown { get; private set; }
}

/// <summary>A program that knows nothing.</summary>
[NinoType(VersionTolerant = true)]
public sealed class KeeperOfAll
{
    public NinoUnknownMembers? Unknown { get; set; }
}

/// <summary>A program between: knows other members of <see cref="Ticket"/>, and holds itself.</summary>
[NinoType(containNonPublicMembers: true, VersionTolerant = true)]
public sealed class TicketBetween
{
    [NinoMember(6)]
    public TicketBetween? Next { get; set; }

    [NinoMember(21)]
    [NinoUtf8]
    public string? Text { get; set; }

    [NinoMember(302)]
    public Dictionary<int, List<TicketBetween>>? Groups { get; set; }

    public bool HasUnknown => Unknown is not null;

    private NinoUnknownMembers? Unknown { get; set; }
}

[NinoType(VersionTolerant = true)]
public struct FullPoint : IEquatable<FullPoint>
{
    [NinoMember(1)]
    public int X;

    [NinoMember(2)]
    public string? Name;

    [NinoMember(3)]
    public Ticket?[]? Tickets;

    public readonly bool Equals(FullPoint other) => (X, Name, Tickets?.Length) == (other.X, other.Name, other.Tickets?.Length);

    public override readonly bool Equals(object? obj) => obj is FullPoint other && Equals(other);

    public override readonly int GetHashCode() => X;
}

[NinoType(VersionTolerant = true)]
public struct KeeperPoint
{
    [NinoMember(2)]
    public string? Name;

    public NinoUnknownMembers? Unknown;
}

/// <summary>As <see cref="KeeperPoint"/>, and another type.</summary>
[NinoType(VersionTolerant = true)]
public struct KeeperOfName
{
    [NinoMember(2)]
    public string? Name;

    public NinoUnknownMembers? Unknown;
}

/// <summary>Types that hold each other, and not themselves.</summary>
[NinoType(VersionTolerant = true)]
public sealed class Chest
{
    [NinoMember(1)]
    public ChestBox? Box { get; set; }

    [NinoMember(2)]
    public int Rest { get; set; }
}

[NinoType(VersionTolerant = true)]
public sealed class ChestBox
{
    [NinoMember(1)]
    public ChestTin? Tin { get; set; }
}

[NinoType(VersionTolerant = true)]
public sealed class ChestTin
{
    [NinoMember(1)]
    public ChestCoin? Coin { get; set; }
}

[NinoType(VersionTolerant = true)]
public sealed class ChestCoin
{
    [NinoMember(1)]
    public int Value { get; set; }
}

/// <summary><see cref="Chest"/> as a program knows it that keeps what it does not know.</summary>
[NinoType(VersionTolerant = true)]
public sealed class ChestKeeper
{
    [NinoMember(1)]
    public ChestBox? Box { get; set; }

    public NinoUnknownMembers? Unknown { get; set; }
}

[NinoType(VersionTolerant = true)]
public abstract class KeeperBase
{
    public NinoUnknownMembers? Unknown { get; set; }
}

public sealed class KeeperLeaf : KeeperBase
{
    [NinoMember(1)]
    public string? Title { get; set; }
}

public sealed class KeeperTwig : KeeperBase
{
    [NinoMember(4)]
    public KeeperBase? Inner { get; set; }
}

/// <summary>Made from its members.</summary>
[NinoType(VersionTolerant = true)]
public sealed record KeeperRecord([property: NinoMember(1)] string? Title)
{
    public NinoUnknownMembers? Rest { get; set; }
}

/// <summary>Of derived types that a program does not know it makes another.</summary>
[NinoType(VersionTolerant = true)]
[NinoFallbackType(typeof(UnknownPart))]
public abstract class FallbackPart
{
    [NinoMember(1)]
    public string? Name { get; set; }
}

public sealed class KnownPart : FallbackPart
{
    [NinoMember(2)]
    public List<FallbackPart?>? Parts { get; set; }
}

public sealed class UnknownPart : FallbackPart
{
    public NinoUnknownMembers? Unknown { get; set; }
}

/// <summary>Has a place for what others keep, and a member with a number of <see cref="KnownPart"/>.</summary>
public sealed class KeepingPart : FallbackPart
{
    [NinoMember(2)]
    public int Number { get; set; }

    public NinoUnknownMembers? Unknown { get; set; }
}

/// <summary>Holds itself, and has a place for members that it does not know.</summary>
[NinoType(VersionTolerant = true)]
public sealed class LinkKeeper
{
    [NinoMember(1)]
    public LinkKeeper? Next { get; set; }

    [NinoMember(2)]
    public List<FullPoint>? Points { get; set; }

    public NinoUnknownMembers? Unknown { get; set; }
}

/// <summary>As <see cref="LinkKeeper"/>, with a member more.</summary>
[NinoType(VersionTolerant = true)]
public sealed class LinkOfLater
{
    [NinoMember(1)]
    public LinkOfLater? Next { get; set; }

    [NinoMember(2)]
    public List<FullPoint>? Points { get; set; }

    [NinoMember(3)]
    public byte Extra { get; set; }
}

/// <summary>Of derived types that a program does not know nothing is left.</summary>
[NinoType(VersionTolerant = true)]
[NinoFallbackType(null)]
public interface INullPart
{
}

public sealed class NullPart : INullPart
{
    [NinoMember(1)]
    public FallbackPart? Part { get; set; }

    [NinoMember(2)]
    public INullPart?[]? Inner { get; set; }
}

public sealed class OtherNullPart : INullPart
{
    [NinoMember(1)]
    public KnownPart? Part { get; set; }
}

/// <summary>Says something that cannot be.</summary>
[NinoType(VersionTolerant = true)]
[NinoFallbackType(typeof(KnownPart))]
public abstract class MistakenPart;

public sealed class MistakenLeaf : MistakenPart
{
    [NinoMember(1)]
    public int Value { get; set; }
}
