using System.Linq;
using Microsoft.CodeAnalysis;
using Nino.Analyzers;

namespace Nino.Generator.Parsing;

/// <summary>What types say about trimming and ahead-of-time compilation.</summary>
internal static class Trimming
{
    private const string Annotation = "System.Diagnostics.CodeAnalysis.DynamicallyAccessedMembersAttribute";

    /// <summary>What it reports where generated code uses it.</summary>
    private static readonly string[] Concerns =
    [
        Annotation,
        "System.Diagnostics.CodeAnalysis.RequiresUnreferencedCodeAttribute",
        "System.Diagnostics.CodeAnalysis.RequiresDynamicCodeAttribute",
        "System.Diagnostics.CodeAnalysis.RequiresAssemblyFilesAttribute",
    ];

    /// <summary>Whether only values may be assigned of which the compiler knows where they come from.</summary>
    public static bool IsAnnotated(ISymbol member) => member.FindNamed(Annotation) is not null;

    /// <summary>A type parameter's annotation as generated code repeats it, or empty.</summary>
    public static string Of(ITypeSymbol parameter) =>
        parameter.FindNamed(Annotation) is { } found && found.Argument(0) is int kinds
            ? $"[{Names.Display(found.AttributeClass!)}({Literals.Of(kinds, found.ConstructorArguments[0].Type!)})] "
            : "";

    /// <summary>Reports what generated code of a type uses although it is not safe there.</summary>
    public static void Report(ParseContext context, INamedTypeSymbol type, List<DiagnosticModel> diagnostics)
    {
        ContractSymbol contract = context.ContractOf(type);
        IEnumerable<ISymbol> used = new ISymbol?[] { type.IsAbstract ? null : type, contract.Construction.Method }
            .Concat(contract.Construction.Method?.Parameters.Where((_, i) => contract.Construction.Arguments[i] is { } member && !member.Declarations.Any(IsAnnotated)) ?? [])
            .Concat(contract.Members.Where(member => member.IsDeclaredBy(type)).SelectMany(member => member.Declarations))
            .OfType<ISymbol>();
        foreach (ISymbol symbol in used)
        {
            if (symbol.GetAttributes().FirstOrDefault(attribute => Array.Exists(Concerns, attribute.IsNamed)) is { AttributeClass.Name: var name })
            {
                diagnostics.Add(new DiagnosticModel(RuleIds.Trimming, Locations.Of(symbol), new[] { symbol.ToDisplayString(), name.Substring(0, name.Length - nameof(Attribute).Length) }.ToEquatable()));
            }
        }
    }
}
