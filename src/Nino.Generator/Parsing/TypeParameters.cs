using System.Linq;
using Microsoft.CodeAnalysis;

namespace Nino.Generator.Parsing;

/// <summary>Type parameters of the formatter of an open generic type: those of the type, then a formatter for each.</summary>
internal static class TypeParameters
{
    public static string List(IReadOnlyCollection<ITypeSymbol> parameters) => List(parameters, Names.Display);

    /// <summary>The list as the formatter declares it: with what the parameters say about trimming.</summary>
    public static string Declaration(IReadOnlyCollection<ITypeSymbol> parameters) => List(parameters, parameter => Trimming.Of(parameter) + Names.Display(parameter));

    private static string List(IReadOnlyCollection<ITypeSymbol> parameters, Func<ITypeSymbol, string> display) => parameters.Count == 0
        ? ""
        : $"<{string.Join(", ", parameters.Select(display).Concat(parameters.OfType<ITypeParameterSymbol>().Select(Composer.FormatterParameter)))}>";

    public static IEnumerable<string> Constraints(IReadOnlyCollection<ITypeSymbol> parameters) =>
        parameters.OfType<ITypeParameterSymbol>().Select(Constraint).Where(clause => clause.Length > 0)
            .Concat(parameters.OfType<ITypeParameterSymbol>().Select(parameter =>
                $"where {Composer.FormatterParameter(parameter)} : struct, IFormatter<{Names.Display(parameter)}>"));

    private static string Constraint(ITypeParameterSymbol parameter)
    {
        List<string> constraints = [];
        string? kind =
            parameter.HasUnmanagedTypeConstraint ? "unmanaged"
            : parameter.HasValueTypeConstraint ? "struct"
            : parameter.HasReferenceTypeConstraint ? "class"
            : parameter.HasNotNullConstraint ? "notnull"
            : null;
        if (kind is not null)
        {
            constraints.Add(kind);
        }

        constraints.AddRange(parameter.ConstraintTypes.Select(Names.Display));
        if (parameter.HasConstructorConstraint)
        {
            constraints.Add("new()");
        }

        return constraints.Count == 0 ? "" : $"where {Names.Display(parameter)} : {string.Join(", ", constraints)}";
    }
}
