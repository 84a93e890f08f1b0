using System.Collections.Generic;
using System.Collections.ObjectModel;
using Nino.Core;

namespace Nino.Tests.Types;

/// <summary>The compiler's equality goes on to what it holds.</summary>
[NinoType(PreserveReferences = true)]
public record Knot(int Id, Knot? Next = null, Knot? Other = null, string? Name = null);

/// <summary>Equal by its base, too.</summary>
[NinoType]
public sealed record DerivedKnot(int Id, object? Held, Knot? Next = null) : Knot(Id, Next);

/// <summary>Equal by numbers that may collide, and by what it shares.</summary>
[NinoType]
public sealed record SharingKey(Knot? Shared, int A, int B);

/// <summary>A struct that is compared field by field.</summary>
[NinoType]
public struct KnotBox
{
    public int Id;
    public Knot? Knot;
}

/// <summary>A record with a hash of its own; the compiler's equality goes round all the same.</summary>
[NinoType(PreserveReferences = true)]
public sealed record NumberedKnot(int Id, NumberedKnot? Next = null)
{
    public override int GetHashCode() => 1;
}

/// <summary>Equality that is written by hand, and goes to no other object.</summary>
[NinoType(PreserveReferences = true)]
public sealed class Partner
{
    public int Id { get; set; }

    public Partner? Other { get; set; }

    public override bool Equals(object? obj) => obj is Partner partner && partner.Id == Id;

    public override int GetHashCode() => Id;
}

/// <summary>A record that refers to itself, but is compared by lists, which are what they are.</summary>
[NinoType(PreserveReferences = true)]
public sealed record Buddy(string Name, List<Buddy> Friends, Buddy[]? Array = null);

/// <summary>Holds a knot in a block, which has objects of its own.</summary>
[NinoType(VersionTolerant = true)]
public sealed record TolerantKey
{
    [NinoMember(1)]
    public Knot? Knot { get; set; }
}

public sealed class KnotSet : HashSet<Knot>
{
}

public sealed class KnotTable : Dictionary<Knot, int>
{
}

/// <summary>A table of keys that its elements hold.</summary>
public sealed class KeyedKnots : KeyedCollection<Knot, KnotBox>
{
    protected override Knot GetKeyForItem(KnotBox item) => item.Knot!;
}

/// <summary>Objects before a set that refers to them.</summary>
/// <typeparam name="TBefore">The objects.</typeparam>
/// <typeparam name="TKeys">A set, or a list of what it is to hold.</typeparam>
[NinoType]
public sealed class BeforeKeys<TBefore, TKeys>
{
    public TBefore? Before { get; set; }

    public TKeys? Keys { get; set; }
}
