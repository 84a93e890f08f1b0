namespace Nino.Core;

/// <summary>Gives a member its number, which orders the members of a type on the wire and is its identity across versions.</summary>
[AttributeUsage(AttributeTargets.Field | AttributeTargets.Property | AttributeTargets.Parameter)]
public sealed class NinoMemberAttribute : Attribute
{
    /// <summary>Creates the attribute.</summary>
    /// <param name="index">The member's number, unique within its type: up to 2,147,483,647.</param>
    public NinoMemberAttribute(uint index) => Index = index;

    /// <summary>The member's number.</summary>
    public uint Index { get; }
}
