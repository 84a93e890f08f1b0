using System.Linq;
using Microsoft.CodeAnalysis;
using Nino.Contract;

namespace Nino.Generator.Parsing;

/// <summary>Registrations of closed types.</summary>
internal static class Bindings
{
    /// <summary>The types that a member of a closed type may be made of to be registered by itself, where only other members mention the closed type.</summary>
    private const int MostParts = 8;

    public static BindingModel Create(ParseContext context, ITypeSymbol type, FormatterModel formatter)
    {
        string name = Names.FullName(type);
        List<uint> ids = [.. Names.InBytes(type).Select(known => TypeIds.Of(known, formatter.IsObject))];
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
            Obsoletion.IsForbidden(context, type),
            context.Suppressions.Of(type));
    }

    /// <summary>The closed generic Nino types that were found, and those that they and other members hold.</summary>
    public static IEnumerable<BindingModel> OfClosed(ParseContext context, ComposeScope scope)
    {
        FollowMembers(context, scope);
        return scope.Closed
            .Union(scope.OfCustom, SymbolEqualityComparer.Default)
            .Union(scope.InMembers, SymbolEqualityComparer.Default)
            .Cast<ITypeSymbol>()
            .Where(type => !MentionsParameter(type))
            .OrderBy(type => Names.FullName(type), System.StringComparer.Ordinal)
            .ToArray()
            .Select(type => (Type: type, Formatter: new Composer(context, scope).Of(type)))
            .Where(composed => composed.Formatter is { IsLookedUp: false })
            .Select(composed => Create(context, composed.Type, composed.Formatter!));
    }

    /// <summary>Adds the type of a member and its parts.</summary>
    public static void AddMember(ParseContext context, ComposeScope scope, ITypeSymbol type)
    {
        // Closed Nino types are found by composing, and their own members are followed.
        if (!IsForeignBase(context, type) && (HasOwn(type) || IsOffered(type) || NinoTypes.IsNinoType(type)))
        {
            return;
        }

        if (!MentionsParameter(type) && !scope.InMembers.Add(type))
        {
            return;
        }

        foreach (ITypeSymbol part in Expansion.PartsOf(type))
        {
            AddMember(context, scope, part);
        }

        if (context.Forms.ReadInPlaceOf(type) is { } read)
        {
            AddMember(context, scope, read);
        }
    }

    /// <summary>Whether the declaration of the type registers it, or there is nothing that could be registered.</summary>
    public static bool HasOwn(ITypeSymbol type) => type is not (INamedTypeSymbol or IArrayTypeSymbol)
        || type.TypeKind is TypeKind.Error or TypeKind.Dynamic
        || (type is INamedTypeSymbol named && !Names.AllTypeArguments(named).Any() && NinoTypes.IsNinoType(type));

    /// <summary>Whether it is a base class or interface of an assembly without generated code: native programs compare types by their bindings.</summary>
    private static bool IsForeignBase(ParseContext context, ITypeSymbol type) =>
        type is INamedTypeSymbol { IsAbstract: true } named && NinoTypes.IsNinoType(type) && !context.IsOwn(named) && ForeignFormatters.Of(context, named) is null;

    /// <summary>Whether the runtime offers it wherever a value may be of any type.</summary>
    private static bool IsOffered(ITypeSymbol type) => type.SpecialType is SpecialType.System_Object or SpecialType.System_String
        || (type is INamedTypeSymbol { IsValueType: true, IsGenericType: false } && Names.FullName(type) is var name && KnownTypes.Scalars.ContainsKey(name) && !KnownTypes.IsSeldomUsed(name));

    public static bool MentionsParameter(ITypeSymbol type) => Names.Mentions(type, TypeKind.TypeParameter);

    /// <summary>Finds the closed types in the members of closed types: <c>Page&lt;Order&gt;</c> in <c>Response&lt;Order&gt;</c>, which declares a <c>Page&lt;T&gt;</c>.</summary>
    private static void FollowMembers(ParseContext context, ComposeScope scope)
    {
        HashSet<INamedTypeSymbol> named = new(scope.Closed, SymbolEqualityComparer.Default);
        FormCount forms = new();
        int followed = 0;
        while (followed < scope.Closed.Count)
        {
            // What is found meanwhile stands behind these.
            INamedTypeSymbol[] found = scope.Closed.Skip(followed).ToArray();
            followed += found.Length;
            foreach (INamedTypeSymbol next in found.Where(type => !MentionsParameter(type) && (named.Contains(type) || forms.Add(type.OriginalDefinition))))
            {
                FollowMembers(context, scope, next, named.Contains(next));
            }
        }
    }

    private static void FollowMembers(ParseContext context, ComposeScope scope, INamedTypeSymbol type, bool isNamed)
    {
        foreach (MemberSymbol member in context.MembersOf(type).Where(member => Expansion.IsFollowed(member.Type)))
        {
            Composer.OfMember(context, scope, member);
            if (isNamed || Expansion.Parts(member.Type, MostParts) <= MostParts)
            {
                AddMember(context, scope, member.Type);
            }
        }
    }
}
