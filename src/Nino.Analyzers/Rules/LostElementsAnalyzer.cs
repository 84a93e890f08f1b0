using System.Linq;
using Microsoft.CodeAnalysis;

namespace Nino.Analyzers.Rules;

/// <summary>NINO034.</summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
internal sealed class LostElementsAnalyzer() : TypeAnalyzer(Descriptor)
{
    private static readonly DiagnosticDescriptor Descriptor = Rule.Error(
        RuleIds.LostElements,
        "Elements of a collection are not written",
        "'{0}' is a collection, but as a Nino type its members are written and its elements are not: hold the elements in a member, leave out [NinoType], or put [NinoCustomFormatter] on it");

    private protected override void Analyze(AnalyzedType type)
    {
        if (type.Symbol.TypeKind != TypeKind.Class
            || type.HasFormatter
            || type.Rules is not { } rules
            || type.Symbol.BaseType is not { SpecialType: not SpecialType.System_Object } ancestor
            || NinoTypes.IsNinoType(ancestor)
            || type.Known.Collections.FindIn(ancestor) is null)
        {
            return;
        }

        // Without the attribute it would be written as a collection; members of its own would then be lost.
        bool canGo = Providers.OfInherited(type.Symbol) is null && !type.Members.Any(member => member.IsIncluded(rules));
        Location? attribute = type.PlaceOf(Providers.Attribute(type.Symbol));
        type.Report(type.Symbol, canGo ? [attribute] : [], type.Name);
    }
}
