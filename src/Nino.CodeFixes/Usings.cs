namespace Nino.CodeFixes;

/// <summary>What names mean at a place.</summary>
internal static class Usings
{
    /// <summary>How the code at a place names an attribute of Nino: in short where a using directive is in force, and from the global namespace where another is called Nino, too.</summary>
    public static string NameOf(SemanticModel? model, SyntaxNode place, string attribute)
    {
        string type = attribute + "Attribute";
        if (model is null || (model.LookupNamespacesAndTypes(place.SpanStart, name: type) is { Length: 1 } found && IsOfNino(found[0])))
        {
            return attribute;
        }

        SymbolInfo qualified = model.GetSpeculativeSymbolInfo(place.SpanStart, SyntaxFactory.ParseTypeName("Nino.Core." + type), SpeculativeBindingOption.BindAsTypeOrNamespace);
        return (qualified.Symbol is not null ? "Nino.Core." : "global::Nino.Core.") + attribute;
    }

    private static bool IsOfNino(ISymbol type) => type.ContainingNamespace is { Name: "Core", ContainingNamespace: { Name: "Nino", ContainingNamespace.IsGlobalNamespace: true } };
}
