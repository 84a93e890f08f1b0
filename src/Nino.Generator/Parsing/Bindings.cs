using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Nino.Contract;
using Nino.Generator.Model;

namespace Nino.Generator.Parsing;

/// <summary>Registrations of closed types.</summary>
internal static class Bindings
{
    public static BindingModel Create(ITypeSymbol type, FormatterModel formatter)
    {
        string name = Names.FullName(type);
        List<uint> ids = [TypeIds.Of(Names.IdName(type), formatter.IsObject), TypeIds.Of(name, formatter.IsObject)];
        if (type.Find("NinoTagAttribute")?.Argument(0) is ushort tag)
        {
            ids.Insert(0, TypeIds.OfTag(tag, formatter.IsObject));
        }

        return new BindingModel(
            Names.Display(type),
            name,
            formatter.Name,
            ids.Distinct().ToEquatable(),
            formatter.IsObject,
            NinoTypes.CarriesId(type),
            Obsoletion.IsForbidden(type));
    }

    /// <summary>The closed generic Nino types that were come across.</summary>
    public static IEnumerable<BindingModel> OfClosed(ParseContext context, ComposeScope scope) => scope.Closed
        .Where(type => !MentionsParameter(type))
        .OrderBy(type => Names.FullName(type), System.StringComparer.Ordinal)
        .ToArray()
        .Select(type => Create(type, new Composer(context, scope).Of(type)!));

    public static bool MentionsParameter(ITypeSymbol type) => type switch
    {
        ITypeParameterSymbol => true,
        IArrayTypeSymbol array => MentionsParameter(array.ElementType),
        INamedTypeSymbol named => Names.AllTypeArguments(named).Any(MentionsParameter),
        _ => false,
    };
}
