using System.Collections.Generic;
using System.Linq;
using Microsoft.CodeAnalysis;
using Nino.Contract;
using Nino.Generator.Model;

namespace Nino.Generator.Parsing;

/// <summary>Registrations of closed types.</summary>
internal static class Bindings
{
    /// <summary>Member types whose arguments nest deeper are not looked into. A root that names them is.</summary>
    private const int DeepestFollowed = 12;

    public static BindingModel Create(ParseContext context, ITypeSymbol type, FormatterModel formatter)
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
            Obsoletion.IsForbidden(type),
            context.Suppressions.Of(type));
    }

    /// <summary>The closed generic Nino types that were come across, and those that they hold.</summary>
    public static IEnumerable<BindingModel> OfClosed(ParseContext context, ComposeScope scope)
    {
        FollowMembers(context, scope);
        return scope.Closed
            .Union(scope.OfCustom, SymbolEqualityComparer.Default)
            .Cast<ITypeSymbol>()
            .Where(type => !MentionsParameter(type))
            .OrderBy(type => Names.FullName(type), System.StringComparer.Ordinal)
            .ToArray()
            .Select(type => Create(context, type, new Composer(context, scope).Of(type)!));
    }

    public static bool MentionsParameter(ITypeSymbol type) => Names.Mentions(type, TypeKind.TypeParameter);

    /// <summary>Comes across the closed types in the members of closed types: <c>Page&lt;Order&gt;</c> in <c>Response&lt;Order&gt;</c>, which declares a <c>Page&lt;T&gt;</c>.</summary>
    private static void FollowMembers(ParseContext context, ComposeScope scope)
    {
        HashSet<INamedTypeSymbol> followed = new(SymbolEqualityComparer.Default);
        while (scope.Closed.FirstOrDefault(type => !MentionsParameter(type) && followed.Add(type)) is { } next)
        {
            // A type that holds a larger form of itself would have no end.
            foreach (MemberSymbol member in context.MembersOf(next).Where(member => Depth(member.Type) <= DeepestFollowed))
            {
                Composer.OfMember(context, scope, member);
            }
        }
    }

    private static int Depth(ITypeSymbol type) => 1 + type switch
    {
        IArrayTypeSymbol array => Depth(array.ElementType),
        INamedTypeSymbol named => Names.AllTypeArguments(named).Select(Depth).DefaultIfEmpty().Max(),
        _ => 0,
    };
}
