using System.Linq;
using System.Threading;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Nino.Analyzers;
using Nino.Generator.Caching;

namespace Nino.Generator.Parsing;

/// <summary>Finds root types at calls of the serializer, and where a base type closes generic code of another assembly.</summary>
internal static class CallSiteParser
{
    public static bool IsCandidate(SyntaxNode node) => node switch
    {
        InvocationExpressionSyntax call => SerializerCalls.IsCandidate(call),
        BaseTypeSyntax { Type: var type } => type.DescendantNodesAndSelf().Any(part => part is GenericNameSyntax),
        _ => false,
    };

    public static ParseResult? Parse(SyntaxNode node, SemanticModel model, CancellationToken cancellation) =>
        ParseCache.Of(model.Compilation, node, () => ParseAnew(node, model, cancellation));

    private static ParseResult? ParseAnew(SyntaxNode node, SemanticModel model, CancellationToken cancellation)
    {
        ITypeSymbol[] named = [];
        ITypeSymbol[] others;
        IMethodSymbol? method = null;
        if (node is InvocationExpressionSyntax call)
        {
            method = SerializerCalls.Method(call, model, cancellation);
            if (method is null)
            {
                return null;
            }

            named = Closed(SerializerCalls.Named(method, call, model, cancellation));
            others = Closed(SerializerCalls.Converted(call, model, cancellation));
        }
        else
        {
            others = Closed(OfBase(((BaseTypeSyntax)node).Type, model, cancellation));
        }

        if (named.Length + others.Length == 0)
        {
            return null;
        }

        ParseContext context = ParseContext.Of(model.Compilation);
        lock (context)
        {
            RootCollector roots = new(context);
            foreach (ITypeSymbol root in named)
            {
                roots.Add(root, () => RootCollector.Problem(context, RuleIds.RootType, node.GetLocation(), root));
            }

            foreach (ITypeSymbol root in others)
            {
                roots.Add(root, problem: null);
            }

            ParseResult? result = roots.ToResult();
            return method is not null && InterceptorParser.Parse(context, method, (InvocationExpressionSyntax)node, model, cancellation) is { } interceptor
                ? (result ?? ParseResult.Empty) with { Interceptor = interceptor }
                : result;
        }
    }

    private static ITypeSymbol[] Closed(IEnumerable<ITypeSymbol> types) => types.Where(type => !Bindings.MentionsParameter(type)).ToArray();

    /// <summary>The type arguments of a base type whose own code cannot be looked into, as in <c>Handler&lt;List&lt;Order&gt;&gt;</c>.</summary>
    private static IEnumerable<ITypeSymbol> OfBase(TypeSyntax syntax, SemanticModel model, CancellationToken cancellation) =>
        model.GetTypeInfo(syntax, cancellation).Type is INamedTypeSymbol type && MayCallSerializer(type.ContainingAssembly, model.Compilation)
            ? Names.AllTypeArguments(type)
            : [];

    private static bool MayCallSerializer(IAssemblySymbol assembly, Compilation compilation) =>
        !SymbolEqualityComparer.Default.Equals(assembly, compilation.Assembly)
        && NinoTypes.MayBeIn(assembly);
}
