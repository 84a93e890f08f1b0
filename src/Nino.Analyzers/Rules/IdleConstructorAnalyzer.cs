using Microsoft.CodeAnalysis;

namespace Nino.Analyzers.Rules;

/// <summary>NINO036.</summary>
[DiagnosticAnalyzer(LanguageNames.CSharp)]
internal sealed class IdleConstructorAnalyzer() : TypeAnalyzer(Descriptor)
{
    private static readonly DiagnosticDescriptor Descriptor = Rule.Warning(
        RuleIds.IdleConstructor,
        "NinoConstructor does nothing",
        "[NinoConstructor] on '{0}' does nothing: {1}");

    private protected override void Analyze(AnalyzedType type)
    {
        if (!type.HasContract)
        {
            return;
        }

        IMethodSymbol? chosen = null;
        foreach (IMethodSymbol method in type.Symbol.GetMembers().OfType<IMethodSymbol>())
        {
            if (method.Find("NinoConstructorAttribute") is not { } attribute)
            {
                continue;
            }

            string? reason = Obstacle(method) ?? (chosen is null ? null : $"'{Display(chosen)}' is marked too, and comes first");
            if (reason is null)
            {
                chosen = method;
            }
            else
            {
                type.Report(attribute, Display(method), reason);
            }
        }
    }

    private static string? Obstacle(IMethodSymbol method) =>
        method.ContainingType.IsAbstract ? "no instance of an abstract class is made"
        : method.MethodKind == MethodKind.Constructor ? null
        : !method.IsStatic ? "a factory has to be static"
        : method.Arity > 0 ? "a factory cannot be generic"
        : !SymbolEqualityComparer.Default.Equals(method.ReturnType, method.ContainingType) ? $"a factory has to return '{method.ContainingType.Name}'"
        : method.DeclaredAccessibility is Accessibility.Private or Accessibility.Protected or Accessibility.ProtectedAndInternal ? "a factory has to be public or internal"
        : null;

    private static string Display(IMethodSymbol method) => method.ToDisplayString(SymbolDisplayFormat.CSharpShortErrorMessageFormat);
}
