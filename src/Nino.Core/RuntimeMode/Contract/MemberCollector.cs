using System.Linq;
using System.Reflection;
using Nino.Contract;
using Nino.Core.Formatters;
using Nino.Core.Runtime;

namespace Nino.Core.RuntimeMode;

/// <summary>Reads the fields and properties of a type and of its base classes.</summary>
[RequiresUnreferencedCode(Reflected.RuntimeMode)]
[RequiresDynamicCode(Reflected.RuntimeMode)]
internal static class MemberCollector
{
    public static IReadOnlyList<ReflectedMember> Collect(Type type) => MemberRules.Collect(Levels(type).Select(level => Read(level, level == type ? DeclaredRules.Of(level) : ReflectedTypes.RulesOfBase(level, type.Assembly), type.Assembly)).ToArray())
        .Where(member => member.IsShown || (member.IsMember && member.Setting != Setting.Never))
        .ToArray();

    /// <summary>What a class by itself would declare if it were marked.</summary>
    public static IReadOnlyList<ReflectedMember> OfLevel(Type level, Assembly viewer) => MemberRules.Collect([Read(level, TypeRules.Default, viewer)]);

    /// <summary>The fields of a struct, whoever may see them.</summary>
    public static IReadOnlyList<ReflectedMember> OfFields(Type type)
    {
        FieldInfo[] fields = Members.Fields(type);
        return MemberRules.OfFields(Members.InDeclarationOrder(type, type.Assembly, hasGenerated: true)
            .Where(member => Array.Exists(fields, field => RawStructs.Holds(member, field)))
            .Select(member => new ReflectedMember(member, type.Assembly, parameter: null))
            .ToArray());
    }

    private static ContractLevel<ReflectedMember> Read(Type level, TypeRules? rules, Assembly viewer)
    {
        ParameterInfo[] parameters = ReflectedTypes.PrimaryConstructor(level)?.GetParameters() ?? [];
        return new ContractLevel<ReflectedMember>(
            rules,
            level.IsDefined(typeof(NinoCompactAttribute), inherit: false),
            Members.InDeclarationOrder(level, viewer)
                .Select(member => new ReflectedMember(member, viewer, member is PropertyInfo ? Array.Find(parameters, parameter => parameter.Name == member.Name) : null))
                .ToArray());
    }

    private static IEnumerable<Type> Levels(Type type) =>
        type.IsClass ? DeclaredRules.Ancestors(type).Where(ancestor => ancestor != typeof(object)).Reverse().Append(type) : [type];
}
