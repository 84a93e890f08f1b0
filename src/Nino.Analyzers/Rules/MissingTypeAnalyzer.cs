using System.Linq;
using Microsoft.CodeAnalysis;
using Nino.Contract;

namespace Nino.Analyzers.Rules;

/// <summary>NINO030.</summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
internal sealed class MissingTypeAnalyzer() : TypeAnalyzer(Descriptor)
{
    private static readonly DiagnosticDescriptor Descriptor = Rule.Warning(
        RuleIds.MissingType,
        "Type of marked members has no NinoType",
        "'{0}' marks '{1}' for Nino but has no [NinoType], so it takes no part");

    private protected override void Analyze(AnalyzedType type)
    {
        // The fields of an unmanaged struct are written without an attribute, and follow their marks.
        if (type.Rules is not null
            || type.HasFormatter
            || type.Symbol.TypeKind is not (TypeKind.Class or TypeKind.Struct)
            || type.Symbol is { TypeKind: TypeKind.Struct, IsUnmanagedType: true }
            || Providers.OfInherited(type.Symbol) is not null)
        {
            return;
        }

        DeclaredMember[] members = type.Members.Where(member => member.IsMarked).ToArray();
        string? first = members.FirstOrDefault()?.Name
            ?? type.Symbol.GetMembers().FirstOrDefault(member => member is IMethodSymbol && member.Find("NinoConstructorAttribute") is not null)?.ToDisplayString(SymbolDisplayFormat.CSharpShortErrorMessageFormat);
        if (first is not null)
        {
            bool namesMembers = members.Any(member => member.Member is not null) && members.All(member => member.Ignore is null);
            type.Report(
                AnalyzedType.Place(type.Symbol),
                [],
                FillsParameters(type, namesMembers) ? type.Properties(RuleProperties.Arguments, namesMembers ? "autoCollect: false" : "") : type.Properties(),
                type.Name,
                first);
        }
    }

    /// <summary>Whether the members give the primary constructor all that it needs; without that the attribute would be an error.</summary>
    private static bool FillsParameters(AnalyzedType type, bool namesMembers) => DeclaredMember.PrimaryConstructor(type.Symbol) is not { } primary
        || primary.Parameters.All(parameter => parameter.HasExplicitDefaultValue
            || type.Members.Any(member => ParameterNames.IsSame(parameter.Name, member.Name) && (namesMembers ? member.Member is not null : member.Ignore is null)));
}
