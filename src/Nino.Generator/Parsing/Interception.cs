using System.Linq;
using System.Reflection;
using System.Threading;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Diagnostics;

namespace Nino.Generator.Parsing;

/// <summary>What the compiler can do about interceptors, and is told to. The methods are those of a later compiler than the one that the generator is built with.</summary>
internal static class Interception
{
    private const string Property = "build_property.NinoInterceptCalls";

    private const string FeatureName = "InterceptorsNamespaces";

    /// <summary>C# 11, the first with types that only their file sees.</summary>
    private const LanguageVersion FirstVersion = (LanguageVersion)1100;

    private static readonly MethodInfo? Locate = typeof(Microsoft.CodeAnalysis.CSharp.CSharpExtensions).GetMethod(
        "GetInterceptableLocation", [typeof(SemanticModel), typeof(InvocationExpressionSyntax), typeof(CancellationToken)]);

    private static readonly Func<SemanticModel, InvocationExpressionSyntax, CancellationToken, object?>? Located =
        (Func<SemanticModel, InvocationExpressionSyntax, CancellationToken, object?>?)Locate?.CreateDelegate(typeof(Func<SemanticModel, InvocationExpressionSyntax, CancellationToken, object?>));

    private static readonly PropertyInfo? Version = Locate?.ReturnType.GetProperty(nameof(Version));
    private static readonly PropertyInfo? Data = Locate?.ReturnType.GetProperty(nameof(Data));

    /// <summary>Whether the project asks for interceptors.</summary>
    public static bool IsWanted(AnalyzerConfigOptions properties) => properties.TryGetValue(Property, out string? value) && value.Equals("true", StringComparison.OrdinalIgnoreCase);

    /// <summary>Whether calls in a file are intercepted.</summary>
    public static bool IsOn(ParseOptions options) => IsNamed(options) && Problem(options) is null;

    /// <summary>Why calls cannot be intercepted, or null.</summary>
    public static string? Problem(ParseOptions options) =>
        Version is null || Data is null ? "this compiler does not tell generators where a call can be intercepted"
        : ((CSharpParseOptions)options).LanguageVersion < FirstVersion ? "it needs C# 11"
        : !IsNamed(options) ? $"{FeatureName} does not name {InterceptorFileModel.Namespace}"
        : null;

    /// <summary>The arguments of the attribute that names a call, or null when it cannot be intercepted.</summary>
    public static string? LocationOf(InvocationExpressionSyntax call, SemanticModel model, CancellationToken cancellation) =>
        Located!(model, call, cancellation) is { } location ? $"{Version!.GetValue(location)}, \"{Data!.GetValue(location)}\"" : null;

    private static bool IsNamed(ParseOptions options) =>
        options.Features.TryGetValue(FeatureName, out string? namespaces) && namespaces.Split(';').Any(name => name.Trim() == InterceptorFileModel.Namespace);
}
