using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Nino.Contract;

namespace Nino.Generator.Parsing;

/// <summary>Other constructors, or overloads of a factory, that the compiler may choose for a call with the members of a type as arguments.</summary>
internal static class Rivals
{
    /// <summary>Whether there are any, so that arguments have to be of exactly the types of the parameters, and none may be left out.</summary>
    public static bool AreThere(ParseContext context, INamedTypeSymbol type, ContractConstruction<IMethodSymbol, MemberSymbol> construction) =>
        construction.Method is { } method
        && context.IsAccessible(method)
        && !method.Parameters.All(parameter => construction.Arguments[parameter.Ordinal] is { } argument && Conversion(context, argument, parameter).IsIdentity)
        && type.GetMembers(method.Name).OfType<IMethodSymbol>().Any(other =>
            !SymbolEqualityComparer.Default.Equals(other, method) && context.IsAccessible(other) && Fits(context, other, construction));

    /// <summary>Whether the compiler chooses another one whatever the types of the arguments are: its author gave it a higher <c>OverloadResolutionPriority</c>.</summary>
    public static bool TakePrecedence(ParseContext context, INamedTypeSymbol type, ContractConstruction<IMethodSymbol, MemberSymbol> construction) =>
        construction.Method is { } method
        && type.GetMembers(method.Name).OfType<IMethodSymbol>().Any(other => PriorityOf(other) > PriorityOf(method) && context.IsAccessible(other) && Fits(context, other, construction));

    private static int PriorityOf(IMethodSymbol method) => method.FindNamed("System.Runtime.CompilerServices.OverloadResolutionPriorityAttribute")?.Argument(0) as int? ?? 0;

    /// <summary>Whether a method could be called with the arguments that are members: by position where these are all of them, else by name.</summary>
    private static bool Fits(ParseContext context, IMethodSymbol other, ContractConstruction<IMethodSymbol, MemberSymbol> construction)
    {
        bool isNamed = Array.IndexOf(construction.Arguments, null) >= 0;
        IParameterSymbol?[] taken = construction.Method!.Parameters
            .Where(parameter => construction.Arguments[parameter.Ordinal] is not null)
            .Select(parameter => isNamed ? other.Parameters.FirstOrDefault(same => same.Name == parameter.Name)
                : parameter.Ordinal < other.Parameters.Length ? other.Parameters[parameter.Ordinal]
                : other.Parameters.LastOrDefault(last => last.IsParams))
            .ToArray();
        return other.Parameters.All(parameter => parameter.IsOptional || parameter.IsParams || Array.IndexOf(taken, parameter) >= 0)
            && construction.Arguments.OfType<MemberSymbol>().Zip(taken, (argument, parameter) => parameter is not null && Fits(context, argument, parameter)).All(fits => fits);
    }

    private static bool Fits(ParseContext context, MemberSymbol argument, IParameterSymbol parameter) => parameter.RefKind is not (RefKind.Ref or RefKind.Out)
        && (parameter.IsParams || ((IMethodSymbol)parameter.ContainingSymbol).Arity > 0 || Conversion(context, argument, parameter).IsImplicit);

    private static Conversion Conversion(ParseContext context, MemberSymbol argument, IParameterSymbol parameter) =>
        ((CSharpCompilation)context.Compilation).ClassifyConversion(argument.Type, parameter.Type);
}
