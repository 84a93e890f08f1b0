using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;

namespace Nino.Generator.Parsing;

/// <summary>Members that every object initializer of a type has to set.</summary>
internal static class RequiredMembers
{
    public static IEnumerable<string> Of(INamedTypeSymbol type)
    {
        List<string> names = [];
        for (INamedTypeSymbol? level = type; level is not null; level = level.BaseType)
        {
            names.AddRange(level.GetMembers().Where(IsRequired).Select(member => member.Name));
        }

        return names.Distinct();
    }

    public static bool IsRequired(ISymbol member) => member is IPropertySymbol { IsRequired: true } or IFieldSymbol { IsRequired: true };
}
