using System.Linq;
using System.Threading;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Nino.Generator.Parsing;

/// <summary>Calls of <c>NinoSerializer</c> and <c>NinoDeserializer</c>, of the <c>Writer</c> and <c>Reader</c> that custom formatters get, and of <c>NinoStreamWriter</c>, <c>NinoStreamReader</c> and <c>NinoElementReader</c>.</summary>
internal static class SerializerCalls
{
    public static bool IsCandidate(InvocationExpressionSyntax call) => NameOf(call)?.Identifier.ValueText switch
    {
        null => false,
        "GetSize" => true,
        // Those of a NinoStreamWriter take a value, and a token where they are asynchronous; those of a NinoStreamReader name the type.
        "WriteAsync" when call.ArgumentList.Arguments.Count is 1 or 2 => true,
        "ReadAsync" or "ReadAll" or "ReadAllAsync" or "ReadRangeAsync" or "TryRead" => true,
        "Write" when call.ArgumentList.Arguments.Count == 1 => true,
        // Other writers and readers have methods of these names too.
        "Write" or "Read" or "Peek" => call.Ancestors().Any(HasWriterOrReader),
        { } name => name.StartsWith("Serialize", StringComparison.Ordinal) || name.StartsWith("Deserialize", StringComparison.Ordinal),
    };

    public static SimpleNameSyntax? NameOf(InvocationExpressionSyntax call) => call.Expression switch
    {
        MemberAccessExpressionSyntax access => access.Name,
        MemberBindingExpressionSyntax binding => binding.Name,
        SimpleNameSyntax name => name,
        _ => null,
    };

    /// <summary>Every type that a call names as a root, those of converted values among them.</summary>
    public static IEnumerable<ITypeSymbol> RootsOf(InvocationExpressionSyntax call, SemanticModel model, CancellationToken cancellation) =>
        Method(call, model, cancellation) is { } method
            ? Named(method, call, model, cancellation).Concat(Converted(call, model, cancellation))
            : [];

    /// <summary>The method of the serializer that is called, or null.</summary>
    public static IMethodSymbol? Method(InvocationExpressionSyntax call, SemanticModel model, CancellationToken cancellation) =>
        model.GetSymbolInfo(call, cancellation).Symbol is IMethodSymbol
        {
            ContainingType:
            {
                Name: "NinoSerializer" or "NinoDeserializer" or "Writer" or "Reader" or "NinoStreamWriter" or "NinoStreamReader" or "NinoElementReader",
                ContainingNamespace: { Name: "Core", ContainingNamespace: { Name: "Nino", ContainingNamespace.IsGlobalNamespace: true } },
            },
        } method
            ? method
            : null;

    /// <summary>Type arguments and <c>typeof</c> arguments. What elements of an asynchronous sequence are written as, lists of them, is among them.</summary>
    public static IEnumerable<ITypeSymbol> Named(IMethodSymbol method, InvocationExpressionSyntax call, SemanticModel model, CancellationToken cancellation) => method.TypeArguments
        .Concat(TakesElements(method) && model.Compilation.GetTypeByMetadataName("System.Collections.Generic.List`1") is { } list
            ? [list.Construct(method.TypeArguments[0])]
            : [])
        .Concat(call.ArgumentList.Arguments
            .Select(argument => argument.Expression)
            .OfType<TypeOfExpressionSyntax>()
            .Select(expression => model.GetTypeInfo(expression.Type, cancellation).Type)
            .OfType<ITypeSymbol>());

    /// <summary>The types of arguments that are converted, to <c>object</c> also without a cast, as far as they are known; of nullable ones what a box holds.</summary>
    public static IEnumerable<ITypeSymbol> Converted(InvocationExpressionSyntax call, SemanticModel model, CancellationToken cancellation) => call.ArgumentList.Arguments
        .Select(argument => argument.Expression)
        .Where(expression => WithoutConversion(expression) != expression || model.GetTypeInfo(expression, cancellation).ConvertedType is { SpecialType: SpecialType.System_Object })
        .Select(expression => model.GetTypeInfo(WithoutConversion(expression), cancellation).Type)
        .OfType<ITypeSymbol>()
        .Select(Nullables.ValueOf);

    private static bool TakesElements(IMethodSymbol method) => method.Name is "DeserializeAsyncEnumerable" or "ReadRangeAsync"
        || (method is { Name: "SerializeAsync", OriginalDefinition.Parameters.Length: > 1 } && method.OriginalDefinition.Parameters[1].Type.Name == "IAsyncEnumerable");

    private static bool HasWriterOrReader(SyntaxNode node) => node switch
    {
        BaseMethodDeclarationSyntax method => HasWriterOrReader(method.ParameterList),
        LocalFunctionStatementSyntax function => HasWriterOrReader(function.ParameterList),
        ParenthesizedLambdaExpressionSyntax lambda => HasWriterOrReader(lambda.ParameterList),
        BlockSyntax block => block.Statements.Any(DeclaresWriterOrReader),
        CompilationUnitSyntax unit => unit.Members.Any(member => member is GlobalStatementSyntax { Statement: var statement } && DeclaresWriterOrReader(statement)),
        _ => false,
    };

    private static bool HasWriterOrReader(ParameterListSyntax list) => list.Parameters.Any(parameter => IsWriterOrReader(parameter.Type));

    private static bool DeclaresWriterOrReader(StatementSyntax statement) => statement is LocalDeclarationStatementSyntax { Declaration: var declaration }
        && (IsWriterOrReader(declaration.Type) || declaration.Variables.Any(variable => variable.Initializer?.Value is ObjectCreationExpressionSyntax creation && IsWriterOrReader(creation.Type)));

    private static bool IsWriterOrReader(TypeSyntax? type) => type switch
    {
        SimpleNameSyntax { Identifier.ValueText: "Writer" or "Reader" } => true,
        QualifiedNameSyntax { Right.Identifier.ValueText: "Writer" or "Reader" } => true,
        _ => false,
    };

    private static ExpressionSyntax WithoutConversion(ExpressionSyntax expression) => expression switch
    {
        ParenthesizedExpressionSyntax inner => WithoutConversion(inner.Expression),
        CastExpressionSyntax cast => WithoutConversion(cast.Expression),
        _ => expression,
    };
}
