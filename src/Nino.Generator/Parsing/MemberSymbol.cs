using Microsoft.CodeAnalysis;
using Nino.Contract;

namespace Nino.Generator.Parsing;

/// <summary>A field or property that is, or could be, a member of a contract.</summary>
/// <param name="Symbol">The field or property.</param>
/// <param name="Type">Its type.</param>
/// <param name="Order">Its place.</param>
/// <param name="Access">How it is read and set.</param>
/// <param name="IsMember">Whether the rules of its type include it.</param>
/// <param name="Marks">Its attributes.</param>
internal sealed record MemberSymbol(
    ISymbol Symbol,
    ITypeSymbol Type,
    MemberOrder Order,
    MemberAccess Access,
    bool IsMember,
    MemberMarks Marks)
{
    public string Name => Symbol.Name;

    /// <summary>Whether a derived type declares another member of the same name.</summary>
    public bool IsHidden { get; init; }

    public bool IsRequired => RequiredMembers.IsRequired(Symbol);
}
