using System.Collections.Generic;
using System.ComponentModel;
using System.Linq;
using Microsoft.CodeAnalysis;

namespace Nino.ApiReference;

/// <summary>A public type and what of it is documented.</summary>
internal sealed class ApiType(INamedTypeSymbol symbol)
{
    public INamedTypeSymbol Symbol { get; } = symbol;

    /// <summary>The name as C# writes it: <c>NinoFormatter&lt;T&gt;</c>.</summary>
    public string Name => Symbol.ToDisplayString(SymbolDisplayFormat.MinimallyQualifiedFormat);

    /// <summary>The name of the page, without the extension.</summary>
    public string PageName => Symbol.Arity == 0 ? Symbol.Name : $"{Symbol.Name}-{Symbol.Arity}";

    public IEnumerable<ISymbol> Constructors => Symbol.TypeKind is TypeKind.Class && !Symbol.IsStatic
        ? Members.Where(member => member is IMethodSymbol { MethodKind: MethodKind.Constructor })
        : [];

    public IEnumerable<ISymbol> Fields => Members.Where(member => member is IFieldSymbol);

    public IEnumerable<ISymbol> Properties => Members.Where(member => member is IPropertySymbol);

    public IEnumerable<ISymbol> Methods => Members.Where(member => member is IMethodSymbol { MethodKind: MethodKind.Ordinary });

    // What the compiler adds, as to records, has no comment and says nothing of this library.
    private IEnumerable<ISymbol> Members => Symbol.GetMembers().Where(member =>
        member.DeclaredAccessibility is Accessibility.Public or Accessibility.Protected
        && !member.IsImplicitlyDeclared
        && !IsHidden(member)
        && member.GetDocumentationCommentXml() is { Length: > 0 });

    /// <summary>Whether only generated code is to call it.</summary>
    public static bool IsHidden(ISymbol symbol) => symbol.GetAttributes().Any(attribute =>
        attribute.AttributeClass?.Name == nameof(EditorBrowsableAttribute)
        && attribute.ConstructorArguments is [{ Value: (int)EditorBrowsableState.Never }]);
}
