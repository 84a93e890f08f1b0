using System.Linq;
using Microsoft.CodeAnalysis;
using Nino.Contract;

namespace Nino.Generator.Parsing;

/// <summary>Answers what the rules of recursion ask about symbols.</summary>
internal sealed class Recursion(ParseContext context) : RecursionRules<ITypeSymbol>(SymbolEqualityComparer.Default)
{
    /// <summary>Whether nesting has to be counted in a type.</summary>
    public static bool IsCounted(ParseContext context, INamedTypeSymbol type) => context.MembersOf(type).Any(member => member.Custom is not null)
        || new Recursion(context).IsCounted(type, context.MembersOf(type).Select(member => member.Type).ToArray());

    protected override bool IsUnknown(ITypeSymbol type) =>
        type is ITypeParameterSymbol or IDynamicTypeSymbol or { SpecialType: SpecialType.System_Object } || context.Customs.Of(type) is not null
        || (type is INamedTypeSymbol named && IsUntyped(NinoTypes.MetadataName(named)));

    protected override bool IsNinoType(ITypeSymbol type) => NinoTypes.IsNinoType(type) && !IsInlineArray(type);

    protected override bool IsSealed(ITypeSymbol type) => type.IsSealed || type.IsValueType;

    protected override ITypeSymbol Definition(ITypeSymbol type) => type.OriginalDefinition;

    protected override IEnumerable<ITypeSymbol> MembersOf(ITypeSymbol type) =>
        type.IsAbstract ? Enumerable.Empty<ITypeSymbol>() : context.MembersOf((INamedTypeSymbol)type).Select(member => member.Type);

    protected override IEnumerable<ITypeSymbol> PartsOf(ITypeSymbol type) => type is IArrayTypeSymbol array
        ? [array.ElementType]
        : IsInlineArray(type) ? UnmarkedStructs.Fields((INamedTypeSymbol)type).Select(field => field.Type)
        : type is INamedTypeSymbol named ? named.TypeArguments : Enumerable.Empty<ITypeSymbol>();

    private static bool IsInlineArray(ITypeSymbol type) => type is INamedTypeSymbol { TypeKind: TypeKind.Struct } named && UnmarkedStructs.InlineLength(named) is not null;
}
