using System;
using System.Runtime.CompilerServices;

namespace Nino.Core.Versions;

/// <summary>The members of a version-tolerant type in a message, with what objects of it begin with the first time.</summary>
/// <param name="id">The type id, or null of objects of exactly the declared type.</param>
/// <param name="table">The members.</param>
internal readonly struct NamedTable(uint? id, MemberTable table) : IEquatable<NamedTable>
{
    public uint? Id => id;

    public MemberTable Table => table;

    /// <summary>Whether both are one type with the same members. Where no id tells it, that is only known of one instance: two types may have members of the same numbers.</summary>
    public bool Equals(NamedTable other) => ReferenceEquals(table, other.Table)
        ? id == other.Id
        : id is not null && id == other.Id && table.Bytes.SequenceEqual(other.Table.Bytes);

    public override bool Equals(object? obj) => obj is NamedTable other && Equals(other);

    public override int GetHashCode() => id is { } known ? (int)known : RuntimeHelpers.GetHashCode(table);
}
