using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;
using Nino.Generator.Parsing;

namespace Nino.Analyzers.Rules;

/// <summary>NINO035.</summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
internal sealed class Utf8WithoutTextAnalyzer() : TypeAnalyzer(Descriptor)
{
    private static readonly DiagnosticDescriptor Descriptor = new(
        RuleIds.Utf8WithoutText,
        "NinoUtf8 without a string",
        "[NinoUtf8] on '{0}' does nothing: {1}",
        Rule.Category,
        DiagnosticSeverity.Warning,
        isEnabledByDefault: true,
        helpLinkUri: HelpLinks.Of(RuleIds.Utf8WithoutText));

    private protected override void Analyze(AnalyzedType type)
    {
        if (!type.HasContract)
        {
            return;
        }

        foreach (DeclaredMember member in type.Members)
        {
            if (member is { Utf8: { } utf8, Custom: not null })
            {
                type.Report(utf8, member.Name, "[NinoCustomFormatter] decides how it is written");
            }
            else if (member.Utf8 is { } idle && !HoldsText(member.Type, new HashSet<ITypeSymbol>(SymbolEqualityComparer.Default)))
            {
                type.Report(idle, member.Name, $"'{member.Type.ToDisplayString(SymbolDisplayFormat.MinimallyQualifiedFormat)}' holds no string");
            }
        }
    }

    /// <summary>Whether the attribute reaches a string: the type is one, a collection of them, or closed over them. The members of Nino types have attributes of their own.</summary>
    private static bool HoldsText(ITypeSymbol type, HashSet<ITypeSymbol> seen) => type switch
    {
        { SpecialType: SpecialType.System_String } or { TypeKind: TypeKind.Error } => true,
        IArrayTypeSymbol array => HoldsText(array.ElementType, seen),
        // A collection of ever larger forms of itself has no end.
        INamedTypeSymbol named => seen.Add(named)
            && (!Expansion.IsFollowed(named)
                || named.TypeArguments.Any(argument => HoldsText(argument, seen))
                || (!NinoTypes.IsNinoType(named) && named.AllInterfaces.Any(contract => contract.Name == "ICollection" && contract.TypeArguments.Any(argument => HoldsText(argument, seen))))),
        _ => false,
    };
}
