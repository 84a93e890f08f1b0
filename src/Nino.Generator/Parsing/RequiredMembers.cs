using System.Linq;
using Microsoft.CodeAnalysis;

namespace Nino.Generator.Parsing;

/// <summary>Members that every object initializer of a type has to set.</summary>
internal static class RequiredMembers
{
    public static IEnumerable<ISymbol> Of(INamedTypeSymbol type) => NinoTypes.Ancestors(type).Prepend(type).SelectMany(level => level.GetMembers().Where(IsRequired));

    /// <summary>Whether a constructor says that it sets them all.</summary>
    public static bool AreSetBy(IMethodSymbol constructor) => constructor.FindNamed("System.Diagnostics.CodeAnalysis.SetsRequiredMembersAttribute") is not null;

    /// <summary>Whether everybody may make an instance without arguments and without an initializer, as C# asks of a type argument for <c>new()</c>.</summary>
    public static bool IsMadeWithout(INamedTypeSymbol type) => type.InstanceConstructors.FirstOrDefault(constructor => constructor.Parameters.IsEmpty && constructor.DeclaredAccessibility == Accessibility.Public) is { } made
        && (AreSetBy(made) || !Of(type).Any());

    public static bool IsRequired(ISymbol member) => member is IPropertySymbol { IsRequired: true } or IFieldSymbol { IsRequired: true };
}
