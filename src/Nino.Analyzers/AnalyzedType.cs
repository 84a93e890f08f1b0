using System.Collections.Immutable;
using System.Globalization;
using System.Linq;
using Microsoft.CodeAnalysis;
using Nino.Contract;

namespace Nino.Analyzers;

/// <summary>A type declaration under analysis, and where to report what is wrong with it.</summary>
internal sealed class AnalyzedType(SymbolAnalysisContext context, KnownSymbols symbols, DiagnosticDescriptor rule)
{
    private readonly Lazy<TypeRules?> _rules = new(() => NinoTypes.RulesOf((INamedTypeSymbol)context.Symbol));

    public INamedTypeSymbol Symbol { get; } = (INamedTypeSymbol)context.Symbol;

    public KnownSymbols Known => symbols;

    /// <summary>The rules that the type follows; null when it takes no part.</summary>
    public TypeRules? Rules => _rules.Value;

    public string Name => Symbol.ToDisplayString(SymbolDisplayFormat.MinimallyQualifiedFormat);

    /// <summary>Whether the type has members of its own that could be written: a class or struct with instances that takes part.</summary>
    public bool HasContract => Rules is not null && Symbol is { TypeKind: not TypeKind.Interface, IsStatic: false };

    /// <summary>Whether it is version-tolerant, or has to be (NINO042).</summary>
    public bool IsTolerant => Rules is { IsTolerant: true } || NinoTypes.TolerantBaseOf(Symbol) is not null;

    /// <summary>Whether a formatter of the user writes it.</summary>
    public bool HasFormatter => Symbol.Has("NinoCustomFormatterAttribute");

    /// <summary>Instance fields and properties in declaration order, with their marks.</summary>
    public IReadOnlyList<DeclaredMember> Members => DeclaredMember.Of(Symbol);

    /// <summary>Where an attribute stands, or null when that is not in this compilation.</summary>
    public Location? PlaceOf(AttributeData? attribute) => attribute?.ApplicationSyntaxReference?.GetSyntax(context.CancellationToken).GetLocation();

    public void Report(ISymbol place, params object[] arguments) => Report(Place(place), [], Properties(), arguments);

    public void Report(ISymbol place, IEnumerable<Location?> edits, params object[] arguments) => Report(Place(place), edits, Properties(), arguments);

    public void Report(Location? place, IEnumerable<Location?> edits, ImmutableDictionary<string, string?> properties, params object[] arguments) =>
        Report(rule.DefaultSeverity, place, edits, properties, arguments);

    public void Report(DiagnosticSeverity severity, Location? place, IEnumerable<Location?> edits, ImmutableDictionary<string, string?> properties, params object[] arguments)
    {
        if (place is { IsInSource: true })
        {
            context.ReportDiagnostic(Diagnostic.Create(rule, place, severity, edits.OfType<Location>(), properties, arguments));
        }
    }

    /// <summary>Reports a member that is left out because it is not public. A code fix lets such members take part: in the attribute of the type, or in one that the type gets, as that of a base class says it for others too.</summary>
    public void ReportNonPublic(ISymbol member, params object[] arguments) => Report(
        Place(member),
        [PlaceOf(Providers.Attribute(Symbol))],
        Providers.Attribute(Symbol) is null && Providers.OfInherited(Symbol) is { } provider ? Properties(RuleProperties.Arguments, Providers.ArgumentsLike(Providers.Attribute(provider)!, Symbol, containsNonPublic: true)) : Properties(),
        arguments);

    /// <summary>Reports an attribute that a code fix can remove.</summary>
    public void Report(AttributeData attribute, params object[] arguments) => Report(PlaceOf(attribute), [PlaceOf(attribute)], Properties(), arguments);

    public ImmutableDictionary<string, string?> Properties(string? key = null, object? value = null)
    {
        ImmutableDictionary<string, string?> properties = ImmutableDictionary<string, string?>.Empty.Add(RuleProperties.Type, Name);
        return key is null ? properties : properties.Add(key, Convert.ToString(value, CultureInfo.InvariantCulture));
    }

    /// <summary>The name of a symbol where it is declared first.</summary>
    public static Location? Place(ISymbol symbol) => symbol.Locations
        .Where(location => location.IsInSource)
        .OrderBy(location => location.SourceTree!.FilePath, StringComparer.Ordinal)
        .FirstOrDefault();
}
