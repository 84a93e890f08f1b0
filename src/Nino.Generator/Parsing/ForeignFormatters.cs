using System.Linq;
using Microsoft.CodeAnalysis;

namespace Nino.Generator.Parsing;

/// <summary>Formatters that were generated in other assemblies.</summary>
internal static class ForeignFormatters
{
    /// <summary>The definition of the formatter of a type, or null where there is none that this assembly can name.</summary>
    public static INamedTypeSymbol? Of(ParseContext context, INamedTypeSymbol type)
    {
        int arity = 2 * Names.AllTypeArguments(type).Count();
        string name = $"{Names.FormatterNamespace(context, type.OriginalDefinition)}.{Names.Formatter(context, type)}" + (arity > 0 ? "`" + arity : "");
        return type.ContainingAssembly.GetTypeByMetadataName(name.Replace("@", "")) is { } formatter && context.IsAccessible(formatter) ? formatter : null;
    }
}
