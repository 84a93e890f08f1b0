using System;
using System.Collections.Generic;
using System.Linq;
using System.Threading;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Nino.Generator.Model;

namespace Nino.Generator.Parsing;

/// <summary>Finds root types: type arguments and <c>typeof</c> arguments of calls of the serializer.</summary>
internal static class CallSiteParser
{
    public static bool IsCandidate(SyntaxNode node) => node switch
    {
        InvocationExpressionSyntax { Expression: var callee } => NameOf(callee) is { } name
            && (name.StartsWith("Serialize", StringComparison.Ordinal) || name.StartsWith("Deserialize", StringComparison.Ordinal) || name == "GetSize"),
        // A base type closes generic code that calls the serializer, as in Handler<List<Order>>.
        SimpleBaseTypeSyntax { Type: GenericNameSyntax generic } => generic.TypeArgumentList.Arguments.Any(argument => argument is ArrayTypeSyntax or GenericNameSyntax),
        _ => false,
    };

    public static ParseResult? Parse(SyntaxNode node, SemanticModel model, CancellationToken cancellation)
    {
        ITypeSymbol[] roots = Roots(node, model, cancellation).Where(root => !Bindings.MentionsParameter(root)).ToArray();
        if (roots.Length == 0)
        {
            return null;
        }

        ParseContext context = ParseContext.Of(model.Compilation);
        lock (context)
        {
            return Parse(context, node, roots);
        }
    }

    private static ParseResult? Parse(ParseContext context, SyntaxNode node, ITypeSymbol[] roots)
    {
        ComposeScope scope = new();
        List<BindingModel> bindings = [];
        List<DiagnosticModel> diagnostics = [];
        foreach (ITypeSymbol root in roots.Where(root => !IsRegistered(root) && !context.Customs.IsHidden(root)))
        {
            if (new Composer(context, scope).Of(root) is { } formatter)
            {
                bindings.Add(Bindings.Create(root, formatter));
            }
            else if (node is InvocationExpressionSyntax)
            {
                diagnostics.Add(new DiagnosticModel("NINO023", Locations.Of(node.GetLocation()), new[] { root.ToDisplayString() }.ToEquatable()));
            }
        }

        bindings.AddRange(Bindings.OfClosed(context, scope));
        return bindings.Count + diagnostics.Count == 0
            ? null
            : new ParseResult(null, TypeModels.OfStructs(context, scope), bindings.ToEquatable(), diagnostics.ToEquatable(), null);
    }

    private static string? NameOf(ExpressionSyntax callee) => callee switch
    {
        MemberAccessExpressionSyntax access => access.Name.Identifier.ValueText,
        SimpleNameSyntax name => name.Identifier.ValueText,
        _ => null,
    };

    private static IEnumerable<ITypeSymbol> Roots(SyntaxNode node, SemanticModel model, CancellationToken cancellation) => node switch
    {
        InvocationExpressionSyntax call => RootsOf(call, model, cancellation),
        SimpleBaseTypeSyntax { Type: GenericNameSyntax generic } => generic.TypeArgumentList.Arguments
            .Where(argument => argument is ArrayTypeSyntax or GenericNameSyntax)
            .Select(argument => model.GetTypeInfo(argument, cancellation).Type)
            .OfType<ITypeSymbol>(),
        _ => [],
    };

    private static IEnumerable<ITypeSymbol> RootsOf(InvocationExpressionSyntax call, SemanticModel model, CancellationToken cancellation)
    {
        if (model.GetSymbolInfo(call, cancellation).Symbol is not IMethodSymbol
            {
                ContainingType:
                {
                    Name: "NinoSerializer" or "NinoDeserializer",
                    ContainingNamespace: { Name: "Core", ContainingNamespace: { Name: "Nino", ContainingNamespace.IsGlobalNamespace: true } },
                },
            } method)
        {
            return [];
        }

        IEnumerable<ITypeSymbol> named = call.ArgumentList.Arguments
            .Select(argument => argument.Expression)
            .OfType<TypeOfExpressionSyntax>()
            .Select(expression => model.GetTypeInfo(expression.Type, cancellation).Type)
            .OfType<ITypeSymbol>();
        return method.TypeArguments.Concat(named);
    }

    /// <summary>Whether the runtime or the declaration of the type registers it.</summary>
    private static bool IsRegistered(ITypeSymbol type)
    {
        if (type.TypeKind is TypeKind.Error or TypeKind.Dynamic || type is INamedTypeSymbol { IsUnboundGenericType: true })
        {
            return true;
        }

        bool isGeneric = type is INamedTypeSymbol named && Names.AllTypeArguments(named).Any();
        return type.SpecialType == SpecialType.System_String
            || (NinoTypes.IsNinoType(type) && !isGeneric)
            || KnownTypes.Scalars.ContainsKey(Names.FullName(type));
    }
}
