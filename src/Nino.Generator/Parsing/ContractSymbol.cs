using Microsoft.CodeAnalysis;
using Nino.Contract;

namespace Nino.Generator.Parsing;

/// <summary>The contract of a type, as the compiler tells of it.</summary>
/// <param name="Candidates">Everything that could be a member, in contract order.</param>
/// <param name="Construction">What makes an instance.</param>
/// <param name="Members">The members.</param>
/// <param name="IsOfFields">Whether it is that of a struct without an attribute that has fields which are no members by themselves.</param>
internal sealed record ContractSymbol(
    IReadOnlyList<MemberSymbol> Candidates,
    ContractConstruction<IMethodSymbol, MemberSymbol> Construction,
    IReadOnlyList<MemberSymbol> Members,
    bool IsOfFields);
