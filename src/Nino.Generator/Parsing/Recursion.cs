using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;

namespace Nino.Generator.Parsing;

/// <summary>
/// Finds types whose nesting has to be counted: those that can hold themselves through the declared types of their
/// members, and those with a member that may hold a derived type, of which nobody knows what it holds.
/// </summary>
internal static class Recursion
{
    /// <summary>A walk that takes more steps, as through a type that holds ever larger closed forms of itself, counts as recursive.</summary>
    private const int MaxSteps = 4000;

    public static bool IsCounted(ParseContext context, INamedTypeSymbol type)
    {
        if (context.MembersOf(type).Any(member => member.Custom is not null || MayHoldDerived(context, member.Type)))
        {
            return true;
        }

        HashSet<ITypeSymbol> seen = new(SymbolEqualityComparer.Default);
        Stack<ITypeSymbol> pending = new(context.MembersOf(type).Select(member => member.Type));
        while (pending.Count > 0)
        {
            ITypeSymbol next = pending.Pop();
            if (SymbolEqualityComparer.Default.Equals(next.OriginalDefinition, type.OriginalDefinition) || seen.Count > MaxSteps)
            {
                return true;
            }

            if (seen.Add(next))
            {
                foreach (ITypeSymbol part in Parts(context, next))
                {
                    pending.Push(part);
                }
            }
        }

        return false;
    }

    private static bool MayHoldDerived(ParseContext context, ITypeSymbol type) => type switch
    {
        // Nobody knows what a formatter of the user holds.
        not null when context.Customs.Of(type) is not null => true,
        IArrayTypeSymbol array => MayHoldDerived(context, array.ElementType),
        ITypeParameterSymbol or IDynamicTypeSymbol or { SpecialType: SpecialType.System_Object } => true,
        INamedTypeSymbol named when NinoTypes.IsNinoType(named) => named is { IsSealed: false, IsValueType: false },
        INamedTypeSymbol named => named.TypeArguments.Any(argument => MayHoldDerived(context, argument)),
        _ => false,
    };

    private static IEnumerable<ITypeSymbol> Parts(ParseContext context, ITypeSymbol type) => type switch
    {
        IArrayTypeSymbol array => [array.ElementType],
        INamedTypeSymbol { IsAbstract: false, TypeKind: TypeKind.Class or TypeKind.Struct } named when NinoTypes.IsNinoType(named) =>
            context.Facts.HeldBy(named),
        INamedTypeSymbol named => named.TypeArguments,
        _ => [],
    };
}
