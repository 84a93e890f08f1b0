using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Nino.Contract;

namespace Nino.Analyzers.Rules;

/// <summary>NINO035: <c>[NinoUtf8]</c> without a string, attributes of what is no member, attributes for members on the field behind a property or on that of an interface, and former names that are none.</summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
internal sealed class IdleMarkAnalyzer() : TypeAnalyzer(Descriptor)
{
    private static readonly DiagnosticDescriptor Descriptor = Rule.Warning(
        RuleIds.IdleMark,
        "Member attribute does nothing",
        "[{0}] on '{1}' does nothing: {2}");

    private protected override void Analyze(AnalyzedType type)
    {
        foreach (IFieldSymbol field in type.Symbol.GetMembers().OfType<IFieldSymbol>().Where(field => field.AssociatedSymbol is IPropertySymbol))
        {
            foreach ((string name, AttributeData attribute) in DeclaredMember.MarksOf(field))
            {
                type.Report(attribute, name, field.AssociatedSymbol!.Name, "'field:' puts it on the field behind the property, so leave that out");
            }
        }

        if (type is { Rules: not null, Symbol.TypeKind: TypeKind.Interface })
        {
            foreach (DeclaredMember member in type.Members)
            {
                // No fix removes these: the classes were meant.
                foreach ((string name, AttributeData attribute) in DeclaredMember.MarksOf(member.Symbol))
                {
                    type.Report(type.PlaceOf(attribute), [], type.Properties(), name, member.Name, "no property of an interface is written, so mark those of the classes");
                }
            }
        }

        ReportFormerNames(type);
        if (!type.HasContract || type.Rules is not { } rules)
        {
            return;
        }

        foreach (DeclaredMember member in type.Members)
        {
            if (member.Member is null && !member.IsIncluded(rules))
            {
                ReportLeftOut(type, member, rules);
            }
            else if (member is { Utf8: { } utf8, Custom: not null })
            {
                type.Report(utf8, "NinoUtf8", member.Name, "[NinoCustomFormatter] decides how it is written");
            }
            else if (member.Utf8 is { } idle && !HoldsText(member.Type, new HashSet<ITypeSymbol>(SymbolEqualityComparer.Default)))
            {
                type.Report(idle, "NinoUtf8", member.Name, $"'{member.Type.ToDisplayString(SymbolDisplayFormat.MinimallyQualifiedFormat)}' holds no string");
            }
        }
    }

    /// <summary>Former names that no bytes have; an error where the file of a schema cannot keep them: MSBuild, which writes it, makes slashes of the backslashes that JSON needs there. No fix removes them: another name was meant, and bytes may have this one by now.</summary>
    private static void ReportFormerNames(AnalyzedType type)
    {
        foreach (AttributeData attribute in type.Symbol.FindAll("NinoFormerNameAttribute"))
        {
            string name = FormerNames.Normalize(attribute.Argument(0) as string ?? "");
            char[] odd = name.Where(next => !SyntaxFacts.IsIdentifierPartCharacter(next) && ".,<>[]".IndexOf(next) < 0).ToArray();
            string? problem = name.Length == 0 ? "it has no name"
                : odd.Length > 0 ? $"{(char.IsControl(odd[0]) || char.IsSurrogate(odd[0]) ? $"U+{(int)odd[0]:X4}" : $"'{odd[0]}'")} is in no name of a type as C# spells it"
                : type.Symbol.IsGenericType && name.Contains('<') ? "a former name goes without type arguments"
                : null;
            if (problem is not null)
            {
                bool isKept = !odd.Any(next => next is '"' or '\\' or '*' || char.IsControl(next) || char.IsSurrogate(next));
                type.Report(isKept ? DiagnosticSeverity.Warning : DiagnosticSeverity.Error, type.PlaceOf(attribute), [], type.Properties(), "NinoFormerName", type.Name, problem);
            }
        }
    }

    /// <summary>Marks that choose how a member is written, on what is not written.</summary>
    private static void ReportLeftOut(AnalyzedType type, DeclaredMember member, TypeRules rules)
    {
        string reason = member.Ignore is not null ? "[NinoIgnore] leaves it out"
            : member.Obstacle is { } obstacle ? $"it is {obstacle}"
            : !rules.AutoCollect ? "without [NinoMember] it is not written"
            : "it is not public, and the type leaves such members out";
        foreach ((string name, AttributeData? attribute) in new[] { ("NinoUtf8", member.Utf8), ("NinoCompact", member.Compact), ("NinoCustomFormatter", member.Custom) })
        {
            if (attribute is not null)
            {
                type.Report(attribute, name, member.Name, reason);
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
