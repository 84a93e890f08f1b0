using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Nino.Generator.Parsing;

/// <summary>Structs of which each value calls code of the user when it is written or read.</summary>
internal static class UserCode
{
    private const int MaxStructs = 1000;

    /// <summary>Whether the struct, or one that it holds, has callbacks, members with accessors that do something, or a constructor or method that makes its instances.</summary>
    public static bool IsIn(ParseContext context, INamedTypeSymbol type) => IsIn(context, type, new HashSet<ISymbol>(SymbolEqualityComparer.Default));

    private static bool IsIn(ParseContext context, ITypeSymbol type, HashSet<ISymbol> seen) =>
        type is INamedTypeSymbol { TypeKind: TypeKind.Struct, SpecialType: SpecialType.None } named
        && seen.Add(named)
        // A struct that holds ever larger forms of itself has no end.
        && (seen.Count > MaxStructs || !Expansion.IsFollowed(named)
            || CallbackInterfaces.Of(named) != CallbacksModel.None
            || (NinoTypes.IsNinoType(named) ? Makes(context.ContractOf(named), named) : Pools.Of(named) is not null || context.ContractOf(named).Construction.IsMarked)
            || context.MembersOf(named).Any(member => member.Symbol is IPropertySymbol property && (HasBody(property.GetMethod) || HasBody(property.SetMethod)))
            || UnmarkedStructs.Fields(named).Any(field => IsIn(context, field.Type, seen)));

    /// <summary>Whether a constructor or method has a say in each value, or makes what no member holds.</summary>
    private static bool Makes(ContractSymbol contract, INamedTypeSymbol type) =>
        contract.Construction.IsAsked || (contract.Construction.Method is not null && !UnmarkedStructs.AreMembers(contract, type));

    /// <summary>Whether a setter of a struct's members is more than setting a field.</summary>
    public static bool Sets(ParseContext context, INamedTypeSymbol type) =>
        type.TypeKind == TypeKind.Struct && context.MembersOf(type).Any(member => member.Symbol is IPropertySymbol property && HasBody(property.SetMethod));

    /// <summary>Whether an accessor is more than reading or setting a field. Metadata tells by an attribute; the bodies of a partial property stand in its other part.</summary>
    private static bool HasBody(IMethodSymbol? accessor) => accessor is { IsImplicitlyDeclared: false } && (accessor.DeclaringSyntaxReferences.IsEmpty
        ? !accessor.IsGenerated()
        : accessor.DeclaringSyntaxReferences.Any(place => HasBody(place.GetSyntax())));

    private static bool HasBody(SyntaxNode accessor) => accessor is ArrowExpressionClauseSyntax or AccessorDeclarationSyntax { Body: not null } or AccessorDeclarationSyntax { ExpressionBody: not null }
        || (accessor.Parent?.Parent is PropertyDeclarationSyntax property && property.Modifiers.Any(SyntaxKind.PartialKeyword));
}
