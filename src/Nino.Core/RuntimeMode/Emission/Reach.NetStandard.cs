using System.Diagnostics.CodeAnalysis;
using System.Linq;
using System.Reflection;
using Nino.Core.Formatters;

namespace Nino.Core.Runtime;

/// <summary>What emitted code may name.</summary>
[RequiresUnreferencedCode(Reflected.RuntimeMode)]
[RequiresDynamicCode(Reflected.RuntimeMode)]
internal static class Reach
{
    /// <summary>Whether emitted code may name all members of a type. Mono lets it name internal members, and no private ones; types that have such are interpreted.</summary>
    public static bool Includes(TypePlan plan) => plan.MembersInOrder
        .SelectMany(member => new[] { member.Getter, member.Setter })
        .Concat(plan.Placeholders)
        .Append(plan.Constructor)
        .All(Includes);

    private static bool Includes(MemberInfo? member) => member switch
    {
        FieldInfo field => field.IsPublic || field.IsAssembly || field.IsFamilyOrAssembly,
        MethodBase method => ReflectedTypes.IsAccessible(method),
        _ => true,
    };
}
