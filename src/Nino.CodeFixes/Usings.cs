using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Nino.CodeFixes;

/// <summary>The using directives around a place.</summary>
internal static class Usings
{
    public static bool Has(SyntaxNode place, string name) => place.Ancestors().Any(ancestor => ancestor switch
    {
        CompilationUnitSyntax unit => unit.Usings.Any(one => one.Alias is null && one.Name?.ToString() == name),
        BaseNamespaceDeclarationSyntax scope => scope.Usings.Any(one => one.Alias is null && one.Name?.ToString() == name),
        _ => false,
    });
}
