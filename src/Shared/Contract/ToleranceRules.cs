using System.Linq;

namespace Nino.Contract;

/// <summary>What a version-tolerant type asks of its members and of the types derived from it (format.md §14).</summary>
internal static class ToleranceRules
{
    public const string NeedsNumber = "has no number: give it one with [NinoMember] that no member of the type has or had";

    public const string IdleSkipDefaults = "says SkipDefaults = true, which version-tolerant types alone have: say VersionTolerant = true, too";

    /// <summary>The members without a number of their own, with what is wrong.</summary>
    /// <param name="members">The members in contract order.</param>
    /// <param name="reserved">The numbers that the type and its base classes keep.</param>
    public static IEnumerable<(TMember Member, string Problem)> Mistakes<TMember>(IEnumerable<TMember> members, IEnumerable<int> reserved)
        where TMember : ContractMember
    {
        HashSet<int> kept = new(reserved);
        Dictionary<int, TMember> taken = [];
        foreach (TMember member in members.OrderBy(member => member.Level))
        {
            int number = member.Marks.Number;
            if (number == MemberOrder.NoNumber)
            {
                yield return (member, NeedsNumber);
            }
            else if (kept.Contains(number))
            {
                yield return (member, $"has number {number}, which [NinoReserved] keeps for a member that bytes may still hold");
            }
            else if (!taken.TryGetValue(number, out TMember? other))
            {
                taken.Add(number, member);
            }
            else if (other.Level != member.Level)
            {
                yield return (member, $"has number {number}, which '{other.Name}' of a base class has already");
            }
        }
    }

    /// <summary>The member that keeps members which the type does not know, and can be set when they are read, or null.</summary>
    public static TMember? PlaceIn<TMember>(IEnumerable<TMember> candidates)
        where TMember : ContractMember => candidates.FirstOrDefault(static member => member is { IsPlace: true, IsMember: true, Setting: Setting.Assignment, IsRequired: false });

    /// <summary>The members that should keep unknown members and cannot, with what is wrong.</summary>
    /// <param name="candidates">What could be a member.</param>
    /// <param name="isTolerant">Whether the type is version-tolerant.</param>
    public static IEnumerable<(TMember Member, string Problem)> PlaceMistakes<TMember>(IEnumerable<TMember> candidates, bool isTolerant)
        where TMember : ContractMember
    {
        TMember? first = null;
        foreach (TMember member in candidates.Where(static member => member is { IsPlace: true, IsMember: true }))
        {
            if (!isTolerant)
            {
                yield return (member, "keeps members that the type does not know, which only version-tolerant types have: say VersionTolerant = true, or leave it out with [NinoIgnore]");
            }
            else if (first is not null)
            {
                yield return (member, $"keeps members that the type does not know, as '{first.Name}' does already: remove one of them");
            }
            else if (member.Setting != Setting.Assignment || member.IsRequired)
            {
                yield return (member, "keeps members that the type does not know, and has to be a field or a property that can be set at any time: give it a setter");
            }

            first ??= member;
        }
    }

    /// <summary>What is wrong with a type under a version-tolerant one, or null.</summary>
    /// <param name="isTolerant">Whether the type is version-tolerant by itself or by inheritance.</param>
    /// <param name="hasFormatter">Whether a formatter of the user writes it.</param>
    public static string? Mistake(bool isTolerant, bool hasFormatter) =>
        hasFormatter ? "a custom formatter writes it, and what that writes cannot be skipped"
        : !isTolerant ? "say VersionTolerant = true in its [NinoType]"
        : null;
}
