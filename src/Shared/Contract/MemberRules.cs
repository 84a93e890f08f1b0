namespace Nino.Contract;

/// <summary>Which fields and properties of a hierarchy could be members, and in which order (format.md §7).</summary>
internal static class MemberRules
{
    /// <summary>Everything that could be a member, in contract order: from the most basic class on, but of version-tolerant types by number alone.</summary>
    /// <param name="levels">The levels, the most basic one first. The last is the type itself, whose members are its form even where it has no attribute.</param>
    public static IReadOnlyList<TMember> Collect<TMember>(IReadOnlyList<ContractLevel<TMember>> levels)
        where TMember : ContractMember
    {
        List<TMember> members = [];
        bool isTolerant = levels[levels.Count - 1].Rules is { IsTolerant: true };
        for (int i = 0; i < levels.Count; i++)
        {
            TypeRules? rules = levels[i].Rules ?? (i == levels.Count - 1 ? TypeRules.Default : null);
            int count = levels[i].Members.Count;
            for (int place = 0; place < count; place++)
            {
                // Where all fields are members, properties without one come first: what their setters do, the fields have the last word of.
                TMember member = levels[i].Members[place];
                int declaration = rules is { ContainNonPublicMembers: true } && member.IsAutomatic ? count + place : place;
                Add(members, member, levels[i], rules, new MemberOrder(isTolerant ? 0 : i, MemberOrder.NoNumber, declaration), isTolerant, i);
            }
        }

        members.Sort(static (left, right) => left.Order.CompareTo(right.Order));
        return members;
    }

    /// <summary>The members of an unmanaged struct without an attribute of which not every field is one by itself: its fields, in declaration order.</summary>
    /// <param name="fields">The fields; for those behind automatic properties, the properties.</param>
    public static IReadOnlyList<TMember> OfFields<TMember>(IReadOnlyList<TMember> fields)
        where TMember : ContractMember
    {
        List<TMember> members = [];
        ContractLevel<TMember> level = new(rules: null, isCompact: false, fields);
        for (int place = 0; place < fields.Count; place++)
        {
            Add(members, fields[place], level, TypeRules.Fields, new MemberOrder(0, MemberOrder.NoNumber, place), isTolerant: false, 0);
        }

        members.Sort(static (left, right) => left.Order.CompareTo(right.Order));
        return members;
    }

    /// <summary>Whether a version-tolerant type reads bytes of the time before it was one: those have the first members in the order of other types, base classes first.</summary>
    /// <param name="members">The members in contract order.</param>
    /// <param name="hasReserved">Whether numbers are reserved: the bytes may hold members that are gone.</param>
    public static bool ReadsPlain<TMember>(IReadOnlyList<TMember> members, bool hasReserved)
        where TMember : ContractMember
    {
        for (int i = 1; i < members.Count; i++)
        {
            if (members[i].Level < members[i - 1].Level)
            {
                return false;
            }
        }

        return !hasReserved;
    }

    private static void Add<TMember>(List<TMember> members, TMember member, ContractLevel<TMember> level, TypeRules? rules, MemberOrder place, bool isTolerant, int depth)
        where TMember : ContractMember
    {
        int known = members.FindIndex(other => other.Name == member.Name && !other.IsHidden);
        bool isOverride = known >= 0 && member.IsOverride;
        if (known >= 0 && !isOverride)
        {
            members[known].Hide();
        }

        if (rules is not { } applied)
        {
            return;
        }

        member.Apply(level, applied, place, isOverride ? members[known] : null);
        member.IsTolerant = isTolerant;
        member.Level = isOverride ? members[known].Level : depth;
        if (isOverride && members[known] is { IsElsewhere: true, IsState: true } overridden && !member.IsState)
        {
            overridden.StandFor(member);
        }
        else if (isOverride)
        {
            members[known] = member;
        }
        else
        {
            members.Add(member);
        }
    }
}
