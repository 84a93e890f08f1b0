using System.Collections.Generic;
using Microsoft.CodeAnalysis;
using Nino.Contract;

namespace Nino.Generator.Parsing;

/// <summary>The constructor or factory that makes an instance.</summary>
/// <param name="Method">The method; null when there is none.</param>
/// <param name="Arguments">A member for each parameter; null where the parameter's default is taken.</param>
/// <param name="Problem">The id of what is wrong, or null.</param>
/// <param name="Detail">The parameter or member that is wrong.</param>
/// <param name="Parameter">The parameter that is no member, if that is what is wrong.</param>
internal sealed record ConstructionSymbol(IMethodSymbol? Method, IReadOnlyList<MemberSymbol?> Arguments, string? Problem = null, string Detail = "", string? Parameter = null)
{
    public bool IsFactory => Method is { MethodKind: not MethodKind.Constructor };

    public bool Takes(MemberSymbol member)
    {
        foreach (MemberSymbol? argument in Arguments)
        {
            if (ReferenceEquals(argument, member))
            {
                return true;
            }
        }

        return false;
    }

    /// <summary>Whether a member can be given a value.</summary>
    public bool CanSet(MemberSymbol member) => Takes(member) || member.Access.Setting != Setting.Never;

    /// <summary>Whether a member may be set in an object initializer, or just as well by assignment.</summary>
    public bool CanInitialize(MemberSymbol member) => member.Access is { Setting: Setting.Assignment, Set: null } && !IsFactory && !member.IsHidden;

    /// <summary>Whether a member is set in an object initializer, which only constructors have, or else not by its name.</summary>
    public bool Initializes(MemberSymbol member) => member.Access.Setting == Setting.Initializer && !IsFactory && !member.IsHidden;
}
