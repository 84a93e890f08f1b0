namespace Nino.Contract;

/// <summary>A class of a hierarchy, or a struct, with what it declares.</summary>
internal sealed class ContractLevel<TMember>(TypeRules? rules, bool isCompact, IReadOnlyList<TMember> members)
    where TMember : ContractMember
{
    /// <summary>Its rules, or null when it takes no part.</summary>
    public TypeRules? Rules => rules;

    /// <summary>Whether it is marked <c>[NinoCompact]</c>.</summary>
    public bool IsCompact => isCompact;

    /// <summary>Its instance fields and readable properties, in declaration order.</summary>
    public IReadOnlyList<TMember> Members => members;
}
