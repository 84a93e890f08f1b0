using System.Linq;
using Microsoft.CodeAnalysis;

namespace Nino.Analyzers.Rules;

/// <summary>NINO052.</summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
internal sealed class UnseenMemberAnalyzer() : TypeAnalyzer(Descriptor)
{
    private static readonly DiagnosticDescriptor Descriptor = Rule.Warning(
        RuleIds.UnseenMember,
        "Member of another source generator is not written",
        "'{0}' of '{1}' is added by another source generator and is not written: Nino's does not see it. Declare it yourself, as a partial property where that generator implements one.");

    private protected override void Analyze(AnalyzedType type)
    {
        if (type.Symbol.DeclaringSyntaxReferences.Length < 2 || !type.HasContract || type.HasFormatter || type.Rules is not { } rules || type.Known.Generated.Value is not { } generated)
        {
            return;
        }

        Location? place = type.Symbol.Locations.FirstOrDefault(location => location.IsInSource && !generated.Include(location.SourceTree!));
        ILookup<bool, DeclaredMember> members = type.Members.ToLookup(member => generated.Declare(member.Symbol));
        HashSet<string> written = new(members[false].Where(member => member.IsWritten(rules)).Select(member => member.BareName), StringComparer.OrdinalIgnoreCase);
        foreach (DeclaredMember member in members[true].Where(member => member.IsWritten(rules) && !written.Contains(member.BareName)))
        {
            type.Report(place, [], type.Properties(), member.Name, type.Name);
        }
    }
}
