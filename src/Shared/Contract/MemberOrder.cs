using System;

namespace Nino.Contract;

/// <summary>Where a member stands in the contract order of its type (format.md §7).</summary>
/// <param name="Level">The level of the hierarchy that declares the member first: 0 is the most basic one, and any of a version-tolerant type.</param>
/// <param name="Number">The member's number, or −1 when it has none.</param>
/// <param name="Declaration">The member's place in the declaration of its level.</param>
internal readonly record struct MemberOrder(int Level, int Number, int Declaration) : IComparable<MemberOrder>
{
    public const int NoNumber = -1;

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
