using System.Collections.Generic;
using System.Linq;
using System.Threading;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Nino.Generator.Caching;

/// <summary>What decides about the types in a call: all that the code around it means.</summary>
internal static class CallDependencies
{
    /// <summary>Touches the types of all expressions in the member that a call stands in, and of the parameters of what could be called on them; false when a name means nothing, so that any declaration may give it a meaning.</summary>
    public static bool Touch(Dependencies dependencies, SyntaxNode call, SemanticModel model, CancellationToken cancellation)
    {
        Dependencies.Touch(model.GetEnclosingSymbol(call.SpanStart, cancellation)?.ContainingType);
        bool isComplete = true;
        foreach (ExpressionSyntax expression in Scope(call).DescendantNodesAndSelf().OfType<ExpressionSyntax>())
        {
            isComplete &= Touch(expression, model, cancellation);
        }

        foreach (INamedTypeSymbol type in dependencies.Types.OfType<INamedTypeSymbol>().Where(type => !type.DeclaringSyntaxReferences.IsEmpty).ToArray())
        {
            Dependencies.TouchMembers(type);
            foreach (IParameterSymbol parameter in type.GetMembers().SelectMany(Parameters))
            {
                Dependencies.Touch(parameter.Type);
            }
        }

        return isComplete;
    }

    /// <summary>Top-level statements share their variables.</summary>
    private static SyntaxNode Scope(SyntaxNode call) => call is BaseTypeSyntax ? call : call.FirstAncestorOrSelf<MemberDeclarationSyntax>() switch
    {
        GlobalStatementSyntax { Parent: { } unit } => unit,
        { } member => member,
        null => call,
    };

    private static IEnumerable<IParameterSymbol> Parameters(ISymbol member) => member switch
    {
        IMethodSymbol method => method.Parameters,
        IPropertySymbol property => property.Parameters,
        _ => Enumerable.Empty<IParameterSymbol>(),
    };

    private static bool Touch(ExpressionSyntax expression, SemanticModel model, CancellationToken cancellation)
    {
        ISymbol? symbol = model.GetSymbolInfo(expression, cancellation).Symbol;
        Dependencies.Touch(symbol as ITypeSymbol ?? symbol?.ContainingType);
        TypeInfo type = model.GetTypeInfo(expression, cancellation);
        Dependencies.Touch(type.Type);
        Dependencies.Touch(type.ConvertedType);
        return expression is not SimpleNameSyntax || symbol is not null;
    }
}
