using System.Linq;

namespace Nino.Contract;

/// <summary>
/// Finds types whose nesting has to be counted: those that can hold themselves through the declared types of their
/// members, and those with a member that may hold a derived type, of which nobody knows what it holds.
/// </summary>
/// <param name="comparer">Whether two types are the same.</param>
internal abstract class RecursionRules<TType>(IEqualityComparer<TType> comparer)
    where TType : class
{
    // A walk through a type that holds ever larger closed forms of itself has no end. One that passes these bounds counts as recursive.
    private const int MaxForms = 32;
    private const int MaxParts = 64;

    /// <summary>Whether nesting has to be counted in a type.</summary>
    /// <param name="type">The type.</param>
    /// <param name="members">The types of its members.</param>
    public bool IsCounted(TType type, IReadOnlyCollection<TType> members)
    {
        if (members.Any(MayHoldDerived))
        {
            return true;
        }

        HashSet<TType> seen = new(comparer);
        Dictionary<TType, int> forms = new(comparer);
        Stack<TType> pending = new(members);
        while (pending.Count > 0)
        {
            TType next = pending.Pop();
            TType definition = Definition(next);
            if (comparer.Equals(definition, Definition(type)) || CountParts(next, MaxParts) > MaxParts)
            {
                return true;
            }

            if (seen.Add(next))
            {
                forms.TryGetValue(definition, out int count);
                forms[definition] = count + 1;
                if (count > MaxForms)
                {
                    return true;
                }

                foreach (TType part in IsNinoType(next) ? MembersOf(next) : PartsOf(next))
                {
                    pending.Push(part);
                }
            }
        }

        return false;
    }

    /// <summary>Whether nobody knows what values of a type hold: a custom formatter writes it, it is <c>object</c> or a collection of objects, or it stands for a type argument.</summary>
    protected abstract bool IsUnknown(TType type);

    protected abstract bool IsNinoType(TType type);

    /// <summary>Whether no type derives from a Nino type.</summary>
    protected abstract bool IsSealed(TType type);

    protected abstract TType Definition(TType type);

    /// <summary>The types of the members of a Nino type; none of an abstract one.</summary>
    protected abstract IEnumerable<TType> MembersOf(TType type);

    /// <summary>The element of an array or inline array, or type arguments.</summary>
    protected abstract IEnumerable<TType> PartsOf(TType type);

    /// <summary>Whether elements of a collection with this name are objects.</summary>
    protected static bool IsUntyped(string name) =>
        name is "System.Collections.IEnumerable" or "System.Collections.ICollection" or "System.Collections.IList" or "System.Collections.IDictionary" or "System.Collections.ArrayList" or "System.Collections.Hashtable";

    /// <summary>How many types a type is made of; where there are more than enough, at least one more.</summary>
    private int CountParts(TType type, int enough)
    {
        int count = 1;
        foreach (TType part in PartsOf(type))
        {
            count += count > enough ? 0 : CountParts(part, enough - count);
        }

        return count;
    }

    private bool MayHoldDerived(TType type) => IsUnknown(type) || (IsNinoType(type) ? !IsSealed(type) : PartsOf(type).Any(MayHoldDerived));
}
