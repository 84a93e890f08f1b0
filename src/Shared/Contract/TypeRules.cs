namespace Nino.Contract;

/// <summary>What the attribute of a type says about its members.</summary>
/// <param name="AutoCollect">Whether members take part without being marked.</param>
/// <param name="ContainNonPublicMembers">Whether non-public members take part.</param>
/// <param name="AllowInheritance">Whether subclasses and implementers inherit the rules.</param>
internal readonly record struct TypeRules(bool AutoCollect, bool ContainNonPublicMembers, bool AllowInheritance)
{
    /// <summary>Whether a member belongs to the contract, given what it says about itself.</summary>
    public bool Includes(bool isPublic, bool isMarked, bool isIgnored) =>
        !isIgnored && (isMarked || AutoCollect) && (isPublic || ContainNonPublicMembers);
}
