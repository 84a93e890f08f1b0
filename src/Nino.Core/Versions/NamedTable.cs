namespace Nino.Core.Versions;

/// <summary>The members of a version-tolerant type in a message, with what objects of it begin with the first time.</summary>
/// <param name="id">The type id, or null of objects of exactly the declared type.</param>
/// <param name="table">The members.</param>
/// <param name="own">The members that the type has in this program, where it is known.</param>
internal readonly struct NamedTable(uint? id, MemberTable table, MemberTable? own = null) : IEquatable<NamedTable>
{
    private readonly MemberTable _type = own ?? table;

    public uint? Id => id;

    public MemberTable Table => table;

    /// <summary>Whether both are one type with the same members. Where no id tells the type, the instance of its table in this program does, or else the one of a message: two types may have the same members.</summary>
    public bool Equals(NamedTable other) => id == other.Id
        && (id is not null || ReferenceEquals(_type, other._type))
        && (ReferenceEquals(table, other.Table) || table.Bytes.SequenceEqual(other.Table.Bytes));

    public override bool Equals(object? obj) => obj is NamedTable other && Equals(other);

    public override int GetHashCode() => table.Hash ^ (id is { } known ? (int)known : RuntimeHelpers.GetHashCode(_type));
}
