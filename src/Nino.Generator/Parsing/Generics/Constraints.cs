using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Nino.Generator.Parsing.Generics;

/// <summary>
/// Whether closed types are valid. Where an interface or a base class stands for generic code, it may be closed with
/// types that the code behind it does not take.
/// </summary>
internal static class Constraints
{
    public static bool Hold(Compilation compilation, ITypeSymbol type) => type switch
    {
        IArrayTypeSymbol array => Hold(compilation, array.ElementType),
        INamedTypeSymbol named => (named.ContainingType is null || Hold(compilation, named.ContainingType))
            && named.TypeArguments.All(argument => Hold(compilation, argument))
            && named.TypeParameters.Zip(named.TypeArguments, (parameter, argument) => Hold(compilation, named, parameter, argument)).All(holds => holds),
        _ => true,
    };

    private static bool Hold(Compilation compilation, INamedTypeSymbol type, ITypeParameterSymbol parameter, ITypeSymbol argument)
    {
        bool isNullable = argument.OriginalDefinition.SpecialType == SpecialType.System_Nullable_T;
        Substitution substitution = Substitution.Of(compilation, type);
        return (!parameter.HasValueTypeConstraint || (argument.IsValueType && !isNullable))
            && (!parameter.HasUnmanagedTypeConstraint || argument.IsUnmanagedType)
            && (!parameter.HasReferenceTypeConstraint || argument.IsReferenceType)
            && (!parameter.HasConstructorConstraint || HasConstructor(argument))
            && parameter.ConstraintTypes.All(constraint => IsConverted(compilation, argument, substitution.Apply(constraint), isNullable));
    }

    /// <summary>Whether a type is one of those that a constraint names: conversions of users, of numbers and of nullable values do not count.</summary>
    private static bool IsConverted(Compilation compilation, ITypeSymbol type, ITypeSymbol constraint, bool isNullable) => compilation.ClassifyConversion(type, constraint) is { IsImplicit: true } conversion
        && (conversion.IsIdentity || conversion.IsReference || (conversion.IsBoxing && !isNullable));

    private static bool HasConstructor(ITypeSymbol type) => type is not INamedTypeSymbol named ? type.IsValueType
        : (named.IsValueType && !RequiredMembers.Of(named).Any())
            || (!named.IsAbstract && RequiredMembers.IsMadeWithout(named));
}
