using System;
using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Diagnostics;

namespace Nino.Analyzers.Rules;

/// <summary>NINO032.</summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
internal sealed class LostFieldsAnalyzer() : TypeAnalyzer(Descriptor)
{
    private static readonly DiagnosticDescriptor Descriptor = new(
        RuleIds.LostFields,
        "Struct loses its non-public fields",
        "'{0}' of struct '{1}' is not written because it is not public: say containNonPublicMembers: true, or mark it [NinoIgnore]",
        Rule.Category,
        DiagnosticSeverity.Warning,
        isEnabledByDefault: true,
        helpLinkUri: HelpLinks.Of(RuleIds.LostFields));

    private protected override void Analyze(AnalyzedType type)
    {
        if (type.Symbol.TypeKind != TypeKind.Struct || type.Rules is not { AutoCollect: true, ContainNonPublicMembers: false } rules)
        {
            return;
        }

        IReadOnlyList<DeclaredMember> members = type.Members;
        HashSet<string> written = new(members.Where(member => member.IsIncluded(rules) && (member.IsState || member.Member is not null)).Select(member => Bare(member.Name)), StringComparer.OrdinalIgnoreCase);
        foreach (DeclaredMember member in members)
        {
            if (member is { IsMarked: false, IsPublic: false, Obstacle: null, HoldsValue: true } && !written.Contains(Bare(member.Name)))
            {
                // Without [NinoType] all fields of an unmanaged struct would be written.
                type.Report(
                    type.Symbol.IsUnmanagedType ? DiagnosticSeverity.Warning : DiagnosticSeverity.Info,
                    AnalyzedType.Place(member.Symbol),
                    [type.PlaceOf(Providers.AttributeFor(type.Symbol))],
                    type.Properties(),
                    member.Name,
                    type.Name);
            }
        }
    }

    /// <summary>The name by which a field and the property that shows it are told to be one.</summary>
    private static string Bare(string name) => (name.StartsWith("m_", StringComparison.Ordinal) ? name.Substring(2) : name).TrimStart('_');
}
