using Microsoft.CodeAnalysis;
using Nino.Contract;

namespace Nino.Generator.Parsing;

/// <summary>A field or property that is, or could be, a member of a contract.</summary>
/// <param name="Symbol">The field or property.</param>
/// <param name="Type">Its type.</param>
/// <param name="Order">Its place.</param>
/// <param name="Setting">How it is set.</param>
/// <param name="IsMember">Whether the rules of its type include it and generated code can reach it.</param>
/// <param name="IsUnreachable">Whether the rules include it but generated code cannot reach it.</param>
/// <param name="Marks">Its attributes.</param>
internal sealed record MemberSymbol(
    ISymbol Symbol,
    ITypeSymbol Type,
    MemberOrder Order,
    Setting Setting,
    bool IsMember,
    bool IsUnreachable,
    MemberMarks Marks)
{
    public string Name => Symbol.Name;

    /// <summary>Whether a derived type declares another member of the same name.</summary>
    public bool IsHidden { get; init; }

    public bool IsRequired => RequiredMembers.IsRequired(Symbol);
}
