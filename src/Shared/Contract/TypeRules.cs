namespace Nino.Contract;

/// <summary>What the attribute of a type says about its members.</summary>
/// <param name="AutoCollect">Whether members take part without being marked.</param>
/// <param name="ContainNonPublicMembers">Whether non-public members take part.</param>
/// <param name="AllowInheritance">Whether subclasses and implementers inherit the rules.</param>
internal readonly record struct TypeRules(bool AutoCollect, bool ContainNonPublicMembers, bool AllowInheritance)
{
    /// <summary>Whether the type is version-tolerant (format.md §14).</summary>
    public bool IsTolerant { get; init; }

    /// <summary>Whether members that are at their default take no byte; of version-tolerant types only.</summary>
    public bool SkipsDefaults { get; init; }

    /// <summary>Whether instances keep their identity (format.md §15), by the type's own attribute or that of a base class or interface.</summary>
    public bool PreservesReferences { get; init; }

    /// <summary>What an attribute without arguments says.</summary>
    public static readonly TypeRules Default = new(AutoCollect: true, ContainNonPublicMembers: false, AllowInheritance: true);

    /// <summary>The rules of an unmanaged struct without an attribute: all that it holds takes part.</summary>
    public static readonly TypeRules Fields = Default with { ContainNonPublicMembers = true };

    /// <summary>The rules of a type: its own, else those of its nearest attributed base class, else of an interface; null when it takes no part.</summary>
    /// <param name="own">What the type's own attribute says.</param>
    /// <param name="ancestors">What the attributes of the base classes say, nearest first.</param>
    /// <param name="interfaces">What the attributes of the interfaces say.</param>
    /// <param name="provider">The one of these that gives its rules, as <see cref="ProviderOf"/> tells.</param>
    public static TypeRules? Of(TypeRules? own, TypeRules?[] ancestors, TypeRules?[] interfaces, int? provider)
    {
        TypeRules? nearest = own ?? Array.Find(ancestors, rules => rules is not null);
        TypeRules? found = own is not null || nearest is { AllowInheritance: true } ? nearest
            : nearest is not null ? null
            : provider is { } place ? interfaces[place]
            : null;
        return found is { PreservesReferences: false } rules && (Array.Exists(ancestors, PreservesThem) || Array.Exists(interfaces, PreservesThem))
            ? rules with { PreservesReferences = true }
            : found;
    }

    /// <summary>The interface that gives a type its rules: one that lets them be inherited, and that no other of these extends. Of several it is the first by name, because the compiler and runtimes have interfaces in orders of their own.</summary>
    /// <param name="interfaces">What the attributes of the interfaces say.</param>
    /// <param name="extends">Whether the first of two interfaces extends the second.</param>
    /// <param name="nameOf">The name of an interface in metadata.</param>
    public static int? ProviderOf(TypeRules?[] interfaces, Func<int, int, bool> extends, Func<int, string> nameOf)
    {
        int? first = null;
        for (int i = 0; i < interfaces.Length; i++)
        {
            bool isNearest = interfaces[i] is { AllowInheritance: true };
            for (int other = 0; isNearest && other < interfaces.Length; other++)
            {
                isNearest = interfaces[other] is not { AllowInheritance: true } || !extends(other, i);
            }

            first = isNearest && (first is null || string.CompareOrdinal(nameOf(i), nameOf(first.Value)) < 0) ? i : first;
        }

        return first;
    }

    private static bool PreservesThem(TypeRules? rules) => rules is { PreservesReferences: true };

    /// <summary>Whether a member belongs to the contract, given what it says about itself.</summary>
    public bool Includes(bool isPublic, bool isMarked, bool isIgnored) =>
        !isIgnored && (isMarked || AutoCollect) && (isPublic || ContainNonPublicMembers);
}
