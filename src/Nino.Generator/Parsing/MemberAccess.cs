using System.Linq;
using Microsoft.CodeAnalysis;
using Nino.Contract;

namespace Nino.Generator.Parsing;

/// <summary>How generated code reads and sets a member.</summary>
/// <param name="Get">What is read, where the member's name cannot be.</param>
/// <param name="Set">What is set, where the member's name cannot be.</param>
/// <param name="SetLate">What is set behind an instance that is made, where the member's name can be used in an object initializer only.</param>
internal sealed record MemberAccess(HiddenTarget? Get, HiddenTarget? Set, HiddenTarget? SetLate = null)
{
    /// <summary>That of a member that the compiler does not show.</summary>
    public static MemberAccess OfHidden(ISymbol member, INamedTypeSymbol owner, IMethodSymbol? setter, Setting setting)
    {
        HiddenTarget get = new(member is IFieldSymbol ? AccessorKind.Field : AccessorKind.Getter, member.Name, owner);
        return setting is Setting.Never or Setting.InPlace ? new MemberAccess(get, null)
            : member is IFieldSymbol ? new MemberAccess(get, get)
            : new MemberAccess(get, setter is null ? new(AccessorKind.Field, MemberSymbol.BackingFieldOf(member.Name), owner) : get with { Kind = AccessorKind.Setter });
    }

    /// <param name="context">The compilation.</param>
    /// <param name="member">The field or property.</param>
    /// <param name="getter">The getter of a property.</param>
    /// <param name="setter">Its setter, if it has one.</param>
    /// <param name="setting">How the member is set.</param>
    public static MemberAccess Of(ParseContext context, ISymbol member, IMethodSymbol? getter, IMethodSymbol? setter, Setting setting)
    {
        if (member is IFieldSymbol field)
        {
            if (field.IsFixedSizeBuffer)
            {
                HiddenTarget buffer = new(AccessorKind.Buffer, field.Name, field.ContainingType);
                return new MemberAccess(buffer, buffer);
            }

            HiddenTarget target = new(AccessorKind.Field, field.Name, field.ContainingType);
            bool isAccessible = context.IsAccessible(field);
            return new MemberAccess(isAccessible ? null : target, isAccessible && !field.IsReadOnly ? null : target);
        }

        HiddenTarget? get = context.IsAccessible(member) && context.IsAccessible(getter!) ? null : new(AccessorKind.Getter, member.Name, getter!.ContainingType);
        if (setting is Setting.Never or Setting.InPlace)
        {
            return new MemberAccess(get, null);
        }

        if (setter is null)
        {
            return new MemberAccess(get, new(AccessorKind.Field, MemberSymbol.BackingFieldOf(member.Name), getter!.ContainingType));
        }

        HiddenTarget set = new(AccessorKind.Setter, member.Name, setter.ContainingType);
        return setting == Setting.Initializer ? new MemberAccess(get, null, set)
            : context.IsAccessible(member) && context.IsAccessible(setter) ? new MemberAccess(get, null)
            : new MemberAccess(get, set);
    }

    /// <summary>Whether the name of a member means something else in the type, or a type between: another member, a static one, a method.</summary>
    public static bool IsObscured(ParseContext context, INamedTypeSymbol type, MemberSymbol member) => !member.IsForeign && (member.IsHidden || new[] { type }.Concat(NinoTypes.Ancestors(type))
        .TakeWhile(level => !SymbolEqualityComparer.Default.Equals(level, member.Symbol.ContainingType))
        .Any(level => level.GetMembers(member.Symbol.Name).Any(other => !other.IsOverride && context.IsAccessible(other))));
}
