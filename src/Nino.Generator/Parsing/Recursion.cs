using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;

namespace Nino.Generator.Parsing;

/// <summary>Finds types that can hold themselves through the declared types of their members.</summary>
internal static class Recursion
{
    /// <summary>A walk that takes more steps, as through a type that holds ever larger closed forms of itself, counts as recursive.</summary>
    private const int MaxSteps = 4000;

    public static bool Reaches(ParseContext context, INamedTypeSymbol type)
    {
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

    private static IEnumerable<ITypeSymbol> Parts(ParseContext context, ITypeSymbol type) => type switch
    {
        IArrayTypeSymbol array => [array.ElementType],
        INamedTypeSymbol { IsAbstract: false, TypeKind: TypeKind.Class or TypeKind.Struct } named when NinoTypes.IsNinoType(named) =>
            context.MembersOf(named).Select(member => member.Type),
        INamedTypeSymbol named => named.TypeArguments,
        _ => [],
    };
}
