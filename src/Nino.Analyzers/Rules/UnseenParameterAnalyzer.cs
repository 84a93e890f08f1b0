using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Nino.Analyzers.Rules;

/// <summary>NINO053: attributes on the parameters of a record whose <c>Deconstruct</c> the compiler does not make, by which others tell the parameters.</summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
internal sealed class UnseenParameterAnalyzer() : TypeAnalyzer(Descriptor)
{
    private static readonly DiagnosticDescriptor Descriptor = Rule.Warning(
        RuleIds.UnseenParameter,
        "Attribute on a positional parameter is not found everywhere",
        "[{0}] on '{1}' counts in generated code of this assembly alone, because '{2}' has a Deconstruct of its own: put it on the property, with 'property:'");

    private protected override void Analyze(AnalyzedType type)
    {
        if (!type.HasContract || type.HasFormatter || !type.Symbol.IsRecord || DeclaredMember.PrimaryConstructor(type.Symbol) is not { } primary || !HasDeconstruct(type.Symbol, primary))
        {
            return;
        }

        foreach (DeclaredMember member in type.Members.Where(member => member.Parameter is not null))
        {
            foreach ((string name, AttributeData attribute) in DeclaredMember.MarksOf(member.Parameter!).Where(mark => !member.Symbol.Has(mark.Name + "Attribute")))
            {
                // A fix has one place to edit; the property of the record's body is another.
                bool isDeclaredHere = member.Symbol.DeclaringSyntaxReferences.Any(place => place.GetSyntax() is ParameterSyntax);
                type.Report(type.PlaceOf(attribute), isDeclaredHere ? [type.PlaceOf(attribute)] : [], type.Properties(), name, member.Name, type.Name);
            }
        }
    }

    /// <summary>Whether somebody wrote the method that the compiler makes for a parameter list.</summary>
    private static bool HasDeconstruct(INamedTypeSymbol type, IMethodSymbol primary) => type.GetMembers("Deconstruct").OfType<IMethodSymbol>().Any(method =>
        method is { IsImplicitlyDeclared: false, Arity: 0 }
        && method.Parameters.Length == primary.Parameters.Length
        && method.Parameters.Zip(primary.Parameters, (part, parameter) => part.RefKind == RefKind.Out && SymbolEqualityComparer.Default.Equals(part.Type, parameter.Type)).All(same => same));
}
