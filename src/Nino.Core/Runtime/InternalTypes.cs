namespace Nino.Core.Runtime;

/// <summary>
/// Values of some framework types are of internal classes, which nobody can name: a <c>FrozenSet&lt;int&gt;</c> is none of
/// its own class, and <c>IPAddress.Any</c> is of a subclass. Where such a value's own type counts, under <c>object</c>, it
/// is written as its public type (format.md §7). Only framework types stand here: no other value is ever written as less than it is.
/// </summary>
internal static class InternalTypes
{
    private static readonly HashSet<string> Public = new()
    {
        "System.Collections.ArrayList",
        "System.Collections.Hashtable",
        "System.Collections.Frozen.FrozenSet`1",
        "System.Collections.Frozen.FrozenDictionary`2",
        "System.Linq.IGrouping`2",
        "System.Linq.ILookup`2",
        "System.Net.IPAddress",
    };

    /// <summary>The public type that values of a class of the framework or of this library are written as, or null.</summary>
    [UnconditionalSuppressMessage("Trimming", "IL2070", Justification = "A class keeps the interfaces that the program uses, and a binding uses its interface.")]
    public static Type? PublicTypeOf(Type type)
    {
        for (Type? ancestor = type.BaseType; ancestor is not null; ancestor = ancestor.BaseType)
        {
            if (IsPublicTypeOf(ancestor, type))
            {
                return ancestor;
            }
        }

        // A lookup is a collection of groupings; nothing is both.
        return Array.Find(type.GetInterfaces(), contract => IsPublicTypeOf(contract, type));
    }

    private static bool IsPublicTypeOf(Type candidate, Type type) =>
        (candidate.Assembly == type.Assembly || type.Assembly == typeof(InternalTypes).Assembly) && Public.Contains(TypeNames.InMetadata(candidate));
}
