using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Nino.Generator.Parsing;

/// <summary>
/// What the compiler reports wherever it meets certain symbols: that they are experimental, obsolete under an id of their
/// own, need preview features, or what trimming may remove. Whoever uses a type has been told already, and trimming has a
/// diagnostic at the declaration; nobody can mend generated code.
/// </summary>
internal sealed class Suppressions(ParseContext context)
{
    private readonly Dictionary<ISymbol, string[]> _known = new(SymbolEqualityComparer.Default);

    /// <summary>The ids that a registration of a type has to suppress, usually none.</summary>
    public EquatableArray<string> Of(ITypeSymbol type) => Sort(OfType(type));

    /// <summary>The ids that the formatter of a type has to suppress.</summary>
    /// <param name="type">The type.</param>
    /// <param name="members">What it reads and sets.</param>
    /// <param name="method">What it calls to make an instance, or null.</param>
    /// <param name="required">What object initializers have to set, members or not.</param>
    /// <param name="fallback">The type that is read in place of derived ones that are not known, or null.</param>
    public EquatableArray<string> Of(INamedTypeSymbol type, IEnumerable<MemberSymbol> members, IMethodSymbol? method, IEnumerable<ISymbol> required, INamedTypeSymbol? fallback) => Sort(OfType(type)
        .Concat(fallback is null ? [] : OfType(fallback))
        .Concat(Names.AllTypeArguments(type).OfType<ITypeParameterSymbol>().SelectMany(parameter => parameter.ConstraintTypes).SelectMany(OfType))
        .Concat(members.SelectMany(OfMember))
        .Concat(required.SelectMany(Marks))
        .Concat(method is null ? [] : Marks(method).Concat(method.Parameters.SelectMany(parameter => OfType(parameter.Type).Concat(OfAnnotation(parameter))))));

    private static EquatableArray<string> Sort(IEnumerable<string> ids) => ids.Distinct().OrderBy(id => id, System.StringComparer.Ordinal).ToEquatable();

    private IEnumerable<string> OfMember(MemberSymbol member) => member.Declarations.SelectMany(Marks)
        .Concat(member.Declarations.SelectMany(OfAnnotation))
        .Concat(OfType(member.Type))
        .Concat(OfType(member.Owner))
        .Concat(member.Custom?.Select(CustomFormatters.TypeOf).OfType<INamedTypeSymbol>().SelectMany(formatter => OfDefinition(formatter.OriginalDefinition)) ?? []);

    /// <summary>What is reported where a value is given to an annotated member or parameter, and where these are found by their names.</summary>
    private static string[] OfAnnotation(ISymbol symbol) => Trimming.IsAnnotated(symbol) ? ["IL2072", "IL2074", "IL2110", "IL2111"] : [];

    private IEnumerable<string> OfType(ITypeSymbol type) => NamedTypes.In(context, type).SelectMany(named => OfDefinition(named.OriginalDefinition));

    private string[] OfDefinition(INamedTypeSymbol type)
    {
        if (!_known.TryGetValue(type, out string[]? ids))
        {
            ids = Marks(type)
                .Concat(type.ContainingType is { } outer ? OfDefinition(outer) : context.IsOwn(type) ? [] : OfAssembly(type.ContainingAssembly))
                .ToArray();
            _known.Add(type, ids);
        }

        return ids;
    }

    private string[] OfAssembly(IAssemblySymbol assembly)
    {
        if (!_known.TryGetValue(assembly, out string[]? ids))
        {
            ids = Marks(assembly).Concat(assembly.Modules.SelectMany(Marks)).ToArray();
            _known.Add(assembly, ids);
        }

        return ids;
    }

    /// <summary>Ids are what their authors like; directives take names only.</summary>
    private static IEnumerable<string> Marks(ISymbol symbol) => symbol.GetAttributes().IsEmpty ? [] : symbol.GetAttributes().Select(IdOf).OfType<string>().Where(SyntaxFacts.IsValidIdentifier);

    private static string? IdOf(AttributeData attribute) => attribute.AttributeClass?.Name switch
    {
        "ExperimentalAttribute" => attribute.Argument(0) as string,
        "ObsoleteAttribute" => attribute.NamedArguments.FirstOrDefault(argument => argument.Key == "DiagnosticId").Value.Value as string,
        "RequiresPreviewFeaturesAttribute" => "CA2252",
        "RequiresUnreferencedCodeAttribute" => "IL2026",
        "RequiresDynamicCodeAttribute" => "IL3050",
        "RequiresAssemblyFilesAttribute" => "IL3002",
        _ => null,
    };
}
