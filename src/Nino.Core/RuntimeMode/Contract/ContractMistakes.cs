using System.Collections;
using System.Linq;
using System.Reflection;
using Nino.Contract;
using Nino.Core.Formatters;
using Nino.Core.Runtime;

namespace Nino.Core.RuntimeMode;

/// <summary>What the compiler reports of a type with generated code: attributes that contradict each other or have no effect.</summary>
[RequiresUnreferencedCode(Reflected.RuntimeMode)]
[RequiresDynamicCode(Reflected.RuntimeMode)]
internal static class ContractMistakes
{
    private const BindingFlags Declared = Members.Declared | BindingFlags.Static;

    /// <summary>The first mistake in what a type itself declares, or null.</summary>
    public static string? Of(Type type, IEnumerable<ReflectedMember> candidates, ContractConstruction<MethodBase, ReflectedMember> construction)
    {
        if (DeclaredRules.Of(type) is null)
        {
            return null;
        }

        if (type.IsClass && DeclaredRules.Ancestors(type).TakeWhile(ancestor => !ReflectedTypes.IsNinoType(ancestor)).Any(IsCollection))
        {
            return $"{type} is a collection, but as a Nino type its members are written and its elements are not: hold the elements in a member, leave out [NinoType], or put [NinoCustomFormatter] on it.";
        }

        HashSet<MemberInfo> known = [];
        HashSet<int> numbers = [];
        foreach (ReflectedMember member in candidates)
        {
            bool isOwn = member.Info.DeclaringType == type;
            if (isOwn)
            {
                known.Add(member.Info);
            }

            string? mistake = (isOwn ? OfMember(member, numbers) : null)
                ?? (!type.IsAbstract && construction.Loses(member) ? "is marked [NinoMember] but nothing sets it when it is read: give it a setter or a constructor parameter." : null);
            if (mistake is not null)
            {
                return $"'{member.Name}' of {type} {mistake}";
            }
        }

        return OfOthers(type, known);
    }

    /// <summary>The first mistake of a version-tolerant type, or of one that is derived from such a type.</summary>
    /// <param name="type">The type.</param>
    /// <param name="members">Its members.</param>
    /// <param name="candidates">What else could be one.</param>
    public static string? OfTolerant(Type type, IEnumerable<ReflectedMember> members, IEnumerable<ReflectedMember> candidates)
    {
        bool isTolerant = DeclaredRules.Of(type) is { IsTolerant: true };
        if (UnderTolerant(type, isTolerant, hasFormatter: false) is { } mistake)
        {
            return mistake;
        }

        if (!isTolerant && DeclaredRules.Of(type) is { SkipsDefaults: true })
        {
            return $"'{type}' {ToleranceRules.IdleSkipDefaults}.";
        }

        if (ToleranceRules.PlaceMistakes(candidates, isTolerant).Select(found => $"'{found.Member.Name}' of '{type}' {found.Problem}.").FirstOrDefault() is { } place)
        {
            return place;
        }

        return !isTolerant ? null : ToleranceRules.Mistakes(members, DeclaredRules.ReservedBy(type))
            .Select(found => $"'{found.Member.Name}' of version-tolerant '{type}' {found.Problem}.")
            .FirstOrDefault();
    }

    /// <summary>What is wrong with a type that is derived from a version-tolerant one, or null.</summary>
    /// <param name="type">The type.</param>
    /// <param name="isTolerant">Whether it is version-tolerant.</param>
    /// <param name="hasFormatter">Whether a formatter of the user writes it.</param>
    public static string? UnderTolerant(Type type, bool isTolerant, bool hasFormatter) =>
        ToleranceRules.Mistake(isTolerant, hasFormatter) is { } mistake
        && DeclaredRules.Ancestors(type).Concat(type.GetInterfaces()).FirstOrDefault(level => DeclaredRules.Of(level) is { IsTolerant: true }) is { } tolerant
            ? $"'{type}' is derived from version-tolerant '{tolerant}' and has to be version-tolerant, too: {mistake}."
            : null;

    private static string? OfMember(ReflectedMember member, HashSet<int> numbers) => member.Marks switch
    {
        { IsMarked: true, IsIgnored: true } when !member.IsOverride => "is marked [NinoMember] and [NinoIgnore]: remove one of them.",
        { IsMarked: true, IsIgnored: false } when !member.IsMember => "is marked [NinoMember] but left out because it is not public: say containNonPublicMembers: true.",
        { Number: MemberOrder.TooLarge, IsIgnored: false } when !member.IsOverride => "has a number above 2147483647, which is the largest one.",
        { Number: >= 0 and var number, IsIgnored: false } when !member.IsOverride && !numbers.Add(number) => $"has number {number}, which another member has already.",
        _ => null,
    };

    /// <summary>Of what can be no member, and of methods.</summary>
    private static string? OfOthers(Type type, HashSet<MemberInfo> known)
    {
        MethodInfo? pool = ReflectedConstruction.PoolOf(type);
        foreach (MemberInfo member in type.GetMembers(Declared))
        {
            if (member is FieldInfo or PropertyInfo && !known.Contains(member) && Has<NinoMemberAttribute>(member) && !Has<NinoIgnoreAttribute>(member))
            {
                return $"'{member.Name}' of {type} is marked [NinoMember] but never serialized: it is static, an indexer, or without a getter.";
            }

            if (member is MethodInfo && !member.Equals(pool) && Has<NinoRefDeserializationAttribute>(member))
            {
                return $"'{member.Name}' cannot give instances of {type}: [NinoRefDeserialization] belongs on one public static method without parameters that returns exactly this type, which is not abstract.";
            }
        }

        return null;
    }

    private static bool IsCollection(Type type) => type.GetInterfaces().Any(contract => contract == typeof(ICollection)
        || (contract.IsGenericType && contract.GetGenericTypeDefinition() is var definition && (definition == typeof(ICollection<>) || definition == typeof(IReadOnlyCollection<>))));

    private static bool Has<T>(MemberInfo member)
        where T : Attribute => member.IsDefined(typeof(T), inherit: false);
}
