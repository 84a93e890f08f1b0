using Microsoft.CodeAnalysis;

namespace Nino.Analyzers.Rules;

/// <summary>NINO003.</summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
internal sealed class SubtypeAnalyzer() : TypeAnalyzer(Descriptor)
{
    private static readonly DiagnosticDescriptor Descriptor = Rule.Info(
        RuleIds.Subtype,
        "Subtype without an attribute of its own",
        "'{0}' has no [NinoType] of its own: '{1}' {2}");

    private protected override void Analyze(AnalyzedType type)
    {
        if (type.Symbol.TypeKind is not (TypeKind.Class or TypeKind.Struct or TypeKind.Interface)
            || Providers.Attribute(type.Symbol) is not null
            || type.HasFormatter
            || Providers.OfInherited(type.Symbol) is not { } provider
            || !type.Known.Compilation.IsSymbolAccessibleWithin(type.Symbol, type.Known.Compilation.Assembly))
        {
            return;
        }

        // Without its attribute a refused type is an error wherever an instance of it is met.
        AttributeData attribute = Providers.Attribute(provider)!;
        bool isRefused = attribute.Argument(2) is false;
        type.Report(
            isRefused ? DiagnosticSeverity.Warning : DiagnosticSeverity.Info,
            AnalyzedType.Place(type.Symbol),
            [],
            type.Properties(RuleProperties.Arguments, Providers.ArgumentsLike(attribute, type.Symbol)),
            type.Name,
            provider.ToDisplayString(SymbolDisplayFormat.MinimallyQualifiedFormat),
            isRefused ? "says allowInheritance: false, so it cannot be serialized" : "makes it a Nino type, which is easily overlooked");
    }
}
