using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Nino.Analyzers.Rules;

/// <summary>NINO054: properties that are written and read, and of which an accessor does nothing but throw.</summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
internal sealed class ThrowingAccessorAnalyzer() : TypeAnalyzer(Descriptor)
{
    private static readonly DiagnosticDescriptor Descriptor = Rule.Warning(
        RuleIds.ThrowingAccessor,
        "Accessor of a member only throws",
        "'{0}' of '{1}' cannot be {2}: its {3} only throws. Leave it out with [NinoIgnore], or let the {3} work.");

    private protected override void Analyze(AnalyzedType type)
    {
        if (!type.HasContract || type.HasFormatter)
        {
            return;
        }

        foreach (DeclaredMember member in type.Members)
        {
            // Abstract classes leave it to those that are derived from them.
            if (member.Symbol is not IPropertySymbol property || (type.Symbol.IsAbstract && property is { IsVirtual: true } or { IsOverride: true }) || !IsWritten(type, member, property))
            {
                continue;
            }

            if (OnlyThrows(property.GetMethod))
            {
                type.Report(property, member.Name, type.Name, "written", "getter");
            }
            else if (OnlyThrows(property.SetMethod) && !MayBeGiven(type.Symbol, member))
            {
                type.Report(property, member.Name, type.Name, "read", property.SetMethod!.IsInitOnly ? "init accessor" : "setter");
            }
        }
    }

    /// <summary>Whether the place that a property overrides, or it itself, is a member.</summary>
    private static bool IsWritten(AnalyzedType type, DeclaredMember member, IPropertySymbol property)
    {
        while (property.OverriddenProperty is { } overridden)
        {
            property = overridden;
        }

        return member.Ignore is null
            && (SymbolEqualityComparer.Default.Equals(property, member.Symbol)
                ? member.IsWritten(type.Rules!.Value)
                : NinoTypes.RulesOf(property.ContainingType) is { } rules && new DeclaredMember(property, null).IsWritten(rules));
    }

    /// <summary>Whether a constructor or factory may take the value in place of the setter.</summary>
    private static bool MayBeGiven(INamedTypeSymbol type, DeclaredMember member) => type.GetMembers().OfType<IMethodSymbol>().Any(method =>
        (method.MethodKind == MethodKind.Constructor || method.Has("NinoConstructorAttribute"))
        && (method.Find("NinoConstructorAttribute") is { ConstructorArguments.IsEmpty: false }
            || method.Parameters.Any(parameter => string.Equals(parameter.Name, member.Name, StringComparison.OrdinalIgnoreCase))));

    private static bool OnlyThrows(IMethodSymbol? accessor) => accessor is not null && (accessor.PartialImplementationPart ?? accessor).DeclaringSyntaxReferences.Any(place => place.GetSyntax() switch
    {
        AccessorDeclarationSyntax { ExpressionBody: { } arrow } => arrow.Expression is ThrowExpressionSyntax,
        AccessorDeclarationSyntax { Body: { } block } => block.Statements.FirstOrDefault() is ThrowStatementSyntax,
        ArrowExpressionClauseSyntax arrow => arrow.Expression is ThrowExpressionSyntax,
        _ => false,
    });
}
