using System.Linq;
using Microsoft.CodeAnalysis;

namespace Nino.Generator.Parsing.Generics;

/// <summary>The generic Nino types that referenced assemblies declare, and have formatters of.</summary>
internal static class ForeignGenerics
{
    // An assembly is looked through once, as long as compilations share its symbol.
    private static readonly ConditionalWeakTable<IAssemblySymbol, INamedTypeSymbol[]> Known = new();

    public static IEnumerable<INamedTypeSymbol> Of(ParseContext context) => context.Compilation.SourceModule.ReferencedAssemblySymbols
        .Where(NinoTypes.MayBeIn)
        .SelectMany(assembly => Known.GetValue(assembly, static assembly => TypesOf(assembly.GlobalNamespace).Where(IsGenericNinoType).ToArray()))
        .Where(type => ForeignFormatters.Of(context, type) is not null);

    private static bool IsGenericNinoType(INamedTypeSymbol type) =>
        type is { IsAbstract: false, TypeKind: TypeKind.Class or TypeKind.Struct } && Names.AllTypeArguments(type).Any() && NinoTypes.IsNinoType(type);

    private static IEnumerable<INamedTypeSymbol> TypesOf(INamespaceOrTypeSymbol scope) => scope.GetMembers()
        .OfType<INamespaceOrTypeSymbol>()
        .SelectMany(member => member is INamedTypeSymbol type ? TypesOf(type).Prepend(type) : TypesOf(member));
}
