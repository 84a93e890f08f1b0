using System.Linq;
using System.Reflection;
using Nino.Core.Formatters;

namespace Nino.Core.RuntimeMode;

/// <summary>What emitted code may name.</summary>
[RequiresUnreferencedCode(Reflected.RuntimeMode)]
[RequiresDynamicCode(Reflected.RuntimeMode)]
internal static class Reach
{
    /// <summary>Whether emitted code may name all members of a type. Mono lets it name none but public ones of types that everybody can name; types that have others are interpreted.</summary>
    public static bool Includes(TypePlan plan) => plan.MembersInOrder
        .Concat(plan.Place is null ? [] : [plan.Place])
        .SelectMany(member => new[] { member.Getter, member.Setter })
        .Concat(plan.Placeholders)
        .Append(plan.Constructor)
        .All(Includes);

    private static bool Includes(MemberInfo? member) => member switch
    {
        null => true,
        FieldInfo field => field.IsPublic,
        MethodBase method => method.IsPublic,
        PropertyInfo property => Members.Setter(property, property.DeclaringType!.Assembly)!.IsPublic,
        _ => false,
    } && member?.DeclaringType is not { IsVisible: false };
}
