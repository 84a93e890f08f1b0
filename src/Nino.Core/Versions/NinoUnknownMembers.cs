using System.Linq;
using Nino.Core.Versions;

namespace Nino.Core;

/// <summary>
/// The members that bytes of a version-tolerant type hold and this program does not know: a field or property of this type
/// keeps them, and they are written again with the object.
/// </summary>
/// <remarks>The place is null where there are none. Instances do not change, and may be given to another object, whose own members go before. One of another type is written as what it is: <see cref="TypeId"/> is only that of objects of the type that stood for it.</remarks>
public sealed class NinoUnknownMembers : IEquatable<NinoUnknownMembers>
{
    private readonly byte[] _values;
    private readonly NamedTable[] _tables;

    internal NinoUnknownMembers(MemberTable members, byte[] values, NamedTable[] tables, uint? typeId, Type? standIn)
    {
        Members = members;
        _values = values;
        _tables = tables;
        TypeId = typeId;
        StandIn = standIn;
    }

    /// <summary>The id of the object's type, where it is not known either and this object stands for one of it (<see cref="NinoFallbackTypeAttribute"/>); else null.</summary>
    public uint? TypeId { get; }

    /// <summary>How many there are; at least 1, unless the type is not known.</summary>
    public int Count => Members.Count;

    /// <summary>The type of the object that stands for one of <see cref="TypeId"/>; null where there is no such id.</summary>
    internal Type? StandIn { get; }

    /// <summary>Their numbers and wire types.</summary>
    internal MemberTable Members { get; }

    /// <summary>Their values: as on the wire, but objects begin with 0, or with the place of their table plus one.</summary>
    internal ReadOnlySpan<byte> Values => _values;

    /// <summary>The tables that objects among them have.</summary>
    internal NamedTable[] Tables => _tables;

    /// <summary>Whether a member with a number is among them.</summary>
    public bool Contains(int number) => number >= 0 && Members.IndexOf((uint)number) >= 0;

    /// <summary>Whether both hold the same members with the same bytes.</summary>
    public bool Equals(NinoUnknownMembers? other) => other is not null
        && TypeId == other.TypeId
        && Members.Bytes.SequenceEqual(other.Members.Bytes)
        && Values.SequenceEqual(other.Values)
        && _tables.Length == other._tables.Length
        && _tables.Zip(other._tables, (own, its) => own.Id == its.Id && own.Table.Bytes.SequenceEqual(its.Table.Bytes)).All(same => same);

    /// <inheritdoc/>
    public override bool Equals(object? obj) => Equals(obj as NinoUnknownMembers);

    /// <inheritdoc/>
    public override int GetHashCode() => (Members.Count * 397) ^ _values.Length;

    /// <summary>Their numbers.</summary>
    public override string ToString() => $"Members {string.Join(", ", Enumerable.Range(0, Count).Select(Members.NumberOf))}";
}
