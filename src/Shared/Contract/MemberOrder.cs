namespace Nino.Contract;

/// <summary>Where a member stands in the contract order of its type (format.md §7).</summary>
/// <param name="Level">The level of the hierarchy that declares the member first: 0 is the most basic one, and any of a version-tolerant type.</param>
/// <param name="Number">The member's number, or −1 when it has none.</param>
/// <param name="Declaration">The member's place in the declaration of its level.</param>
internal readonly record struct MemberOrder(int Level, int Number, int Declaration) : IComparable<MemberOrder>
{
    public const int NoNumber = -1;

    /// <summary>The number of a member that has one above 2,147,483,647, which is a mistake.</summary>
    public const int TooLarge = -2;

    /// <summary>The number that <c>[NinoMember]</c> gives.</summary>
    public static int Of(uint number) => number <= int.MaxValue ? (int)number : TooLarge;

    /// <summary>Base levels first; within a level numbered members by number, then the rest as declared.</summary>
    public int CompareTo(MemberOrder other)
    {
        int level = Level.CompareTo(other.Level);
        if (level != 0)
        {
            return level;
        }

        int number = unchecked((uint)Number).CompareTo(unchecked((uint)other.Number));
        return number != 0 ? number : Declaration.CompareTo(other.Declaration);
    }
}
