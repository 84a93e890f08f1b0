using System.IO;
using System.Linq;
using System.Threading;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Nino.Contract;

namespace Nino.Generator.Parsing;

/// <summary>Binds calls of the serializer to the formatters of their types.</summary>
internal static class InterceptorParser
{
    /// <summary>What the entry points do with the binding when there is no frame, by their parameters.</summary>
    private static readonly Dictionary<string, string> Direct = new()
    {
        ["Serialize(value)"] = "return binding.Serialize(value, options);",
        ["Serialize(value, output)"] = "binding.Serialize(value, output, options);",
        ["Serialize(value, destination)"] = "return binding.Serialize(value, destination, options);",
        ["Serialize(value, writer)"] = "binding.Write(ref writer, value);",
        ["GetSize(value)"] = "return binding.GetSize(value, options);",
        ["Deserialize(bytes)"] = "return binding.Deserialize(bytes, options);",
        ["Deserialize(sequence)"] = "return binding.Deserialize(bytes.FirstSpan, options);",
        ["Deserialize(bytes, consumed)"] = "var value = default(T);\nconsumed = binding.Deserialize(bytes, false, false, ref value, options);\nreturn value;",
        ["Deserialize(sequence, consumed)"] = "var value = default(T);\nconsumed = binding.Deserialize(bytes.FirstSpan, false, false, ref value, options);\nreturn value;",
        ["Deserialize(bytes, value)"] = "binding.Deserialize(bytes, true, true, ref value, options);",
        ["DeserializeRef(value, bytes)"] = "binding.Deserialize(bytes, true, true, ref value, options);",
        ["Deserialize(value, reader)"] = "value = default(T);\nbinding.Read(ref reader, false, ref value);",
        ["DeserializeRef(value, reader)"] = "binding.Read(ref reader, true, ref value);",
    };

    /// <summary>The interceptor of a call, or null when the call is left as it is.</summary>
    public static InterceptorModel? Parse(ParseContext context, IMethodSymbol method, InvocationExpressionSyntax call, SemanticModel model, CancellationToken cancellation)
    {
        if (!Interception.IsOn(call.SyntaxTree.Options)
            || method is not { Arity: 1, ContainingType.Name: "NinoSerializer" or "NinoDeserializer" }
            || !Direct.TryGetValue(ShapeOf(method), out string? direct)
            || IsInExpressionTree(call, model, cancellation)
            || BindingOf(context, method.TypeArguments[0]) is not { } binding
            || Interception.LocationOf(call, model, cancellation) is not { } location)
        {
            return null;
        }

        bool hasOptions = IsOptions(method.Parameters.Last()) && call.ArgumentList.Arguments.Count == method.Parameters.Length;
        string[] conditions = [.. hasOptions ? ["options?.Compression != null"] : Enumerable.Empty<string>(), .. method.Parameters.Any(IsSequence) ? ["!bytes.IsSingleSegment"] : Enumerable.Empty<string>()];
        return new InterceptorModel(
            call.SyntaxTree.FilePath,
            location,
            new InterceptorMethodModel(
                method.Name,
                method.ReturnsVoid ? "void" : Names.Display(method.ReturnType),
                string.Join(", ", method.Parameters.Select(parameter => $"{Prefix(parameter)}{Names.Display(parameter.Type)} {parameter.Name}")),
                string.Join(", ", method.Parameters.Select(parameter => Prefix(parameter) + parameter.Name)),
                $"{method.ContainingType.Name}.{method.Name}<{binding.Type}>",
                string.Join(" || ", conditions),
                (hasOptions ? direct : direct.Replace("options)", "null)")).Replace("(T)", $"({binding.Type})"),
                binding.Class,
                binding.Type,
                TypeIds.Of(binding.FullName, isObject: true),
                binding.Suppressed));
    }

    /// <summary>A file for each file with calls. Files of one name are told apart by the order of their paths: where the project lies is no part of what is generated.</summary>
    public static IEnumerable<InterceptorFileModel> Files(IEnumerable<InterceptorModel> calls) => calls
        .GroupBy(call => call.Path)
        .OrderBy(file => file.Key, StringComparer.Ordinal)
        .GroupBy(file => Names.Sanitize(Path.GetFileNameWithoutExtension(file.Key)), StringComparer.OrdinalIgnoreCase)
        .SelectMany(files => files.Select((file, index) => new InterceptorFileModel($"{files.Key}-calls{(index == 0 ? "" : $"{index + 1}")}.g.cs", file.ToEquatable())));

    /// <summary>The binding of a type that this assembly registers, or the runtime, as generated code can name it.</summary>
    private static BindingModel? BindingOf(ParseContext context, ITypeSymbol type)
    {
        if (Bindings.MentionsParameter(type)
            || Names.Mentions(type, TypeKind.Dynamic)
            || Obsoletion.IsForbidden(context, type)
            || context.Customs.IsHidden(type)
            || (type is INamedTypeSymbol named && NinoTypes.IsNinoType(type) && !context.IsOwn(type) && !Names.AllTypeArguments(named).Any()))
        {
            return null;
        }

        return new Composer(context, new ComposeScope()).Of(type) is { IsLookedUp: false } formatter ? Bindings.Create(context, type, formatter) : null;
    }

    private static string ShapeOf(IMethodSymbol method) =>
        $"{method.Name}({string.Join(", ", method.Parameters.Where(parameter => !IsOptions(parameter)).Select(parameter => IsSequence(parameter) ? "sequence" : parameter.Name))})";

    private static bool IsOptions(IParameterSymbol parameter) => parameter.Name == "options";

    private static bool IsSequence(IParameterSymbol parameter) => parameter.Type.Name == "ReadOnlySequence";

    private static string Prefix(IParameterSymbol parameter) => parameter.RefKind switch
    {
        RefKind.Ref => "ref ",
        RefKind.Out => "out ",
        _ => "",
    };

    /// <summary>Who looks through an expression tree expects the method that is called.</summary>
    private static bool IsInExpressionTree(SyntaxNode call, SemanticModel model, CancellationToken cancellation) => call.Ancestors().Any(node =>
        node is QueryExpressionSyntax
        || (node is AnonymousFunctionExpressionSyntax function && model.GetTypeInfo(function, cancellation).ConvertedType is not { TypeKind: TypeKind.Delegate }));
}
