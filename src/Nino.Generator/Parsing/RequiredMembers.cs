using System.Linq;
using Microsoft.CodeAnalysis;

namespace Nino.Generator.Parsing;

/// <summary>Members that every object initializer of a type has to set.</summary>
internal static class RequiredMembers
{
    public static IEnumerable<ISymbol> Of(INamedTypeSymbol type) => NinoTypes.Ancestors(type).Prepend(type).SelectMany(level => level.GetMembers().Where(IsRequired));

    /// <summary>Whether a constructor says that it sets them all.</summary>
    public static bool AreSetBy(IMethodSymbol constructor) => constructor.FindNamed("System.Diagnostics.CodeAnalysis.SetsRequiredMembersAttribute") is not null;

    public static bool IsRequired(ISymbol member) => member is IPropertySymbol { IsRequired: true } or IFieldSymbol { IsRequired: true };
}
