using System.Diagnostics.CodeAnalysis;
using System.Linq;
using System.Reflection;
using Nino.Contract;
using Nino.Core.Formatters;

namespace Nino.Core.Runtime;

/// <summary>The constructor or factory that makes an instance.</summary>
/// <param name="Method">The method; null for a struct that has no constructor of its own.</param>
/// <param name="Arguments">A member for each parameter; null where the parameter's default is taken.</param>
/// <param name="Problem">What is wrong, or null.</param>
[RequiresUnreferencedCode(Reflected.RuntimeMode)]
[RequiresDynamicCode(Reflected.RuntimeMode)]
internal sealed record ContractConstruction(MethodBase? Method, ContractMember?[] Arguments, string? Problem = null)
{
    public bool IsFactory => Method is MethodInfo;

    /// <summary>Whether the constructor says that it sets all required members.</summary>
    public bool SetsRequired => Method is not null && Members.HasAttribute(Method, "System.Diagnostics.CodeAnalysis.SetsRequiredMembersAttribute");

    public bool Takes(ContractMember member) => Arguments.Any(argument => ReferenceEquals(argument, member));

    /// <summary>Whether a member can be given a value.</summary>
    public bool CanSet(ContractMember member) => Takes(member) || member.Setting != Setting.Never;

    /// <summary>Whether a member is set in an object initializer, which only constructors have, or else not by its name.</summary>
    public bool Initializes(ContractMember member) => member.Setting == Setting.Initializer && !IsFactory && !member.IsHidden;

    /// <summary>Whether a member has to be set wherever an instance is made.</summary>
    public bool Requires(ContractMember member) => !IsFactory && member.IsRequired && !SetsRequired;
}
