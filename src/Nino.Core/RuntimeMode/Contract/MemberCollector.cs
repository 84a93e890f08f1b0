using System;
using System.Collections.Generic;
using System.Diagnostics.CodeAnalysis;
using System.Linq;
using System.Reflection;
using Nino.Contract;
using Nino.Core.Formatters;

namespace Nino.Core.Runtime;

/// <summary>Finds the members of a type and of those of its base classes that are Nino types (format.md §7).</summary>
[RequiresUnreferencedCode(Reflected.RuntimeMode)]
[RequiresDynamicCode(Reflected.RuntimeMode)]
internal static class MemberCollector
{
    /// <summary>Everything that could be a member, in contract order.</summary>
    public static IReadOnlyList<ContractMember> Collect(Type type)
    {
        List<ContractMember> members = [];
        Type[] levels = Levels(type);
        for (int level = 0; level < levels.Length; level++)
        {
            TypeRules? rules = ReflectedTypes.RulesOf(levels[level]) ?? (level == levels.Length - 1 ? TypeRules.Default : null);
            IReadOnlyList<MemberInfo> declared = Members.InDeclarationOrder(levels[level]);
            for (int i = 0; i < declared.Count; i++)
            {
                Add(members, declared[i], rules, new MemberOrder(level, MemberOrder.NoNumber, i));
            }
        }

        return members.OrderBy(member => member.Order).ToArray();
    }

    private static Type[] Levels(Type type) =>
        type.IsClass ? [.. ReflectedTypes.Ancestors(type).Where(ancestor => ancestor != typeof(object)).Reverse(), type] : [type];

    private static void Add(List<ContractMember> members, MemberInfo info, TypeRules? rules, MemberOrder place)
    {
        int known = members.FindIndex(member => member.Name == info.Name && !member.IsHidden);
        bool isOverride = info is PropertyInfo property && known >= 0 && Members.IsOverride(property);
        if (known >= 0 && !isOverride)
        {
            members[known] = members[known] with { IsHidden = true };
        }

        if (rules is not { } applied)
        {
            return;
        }

        MemberMarks marks = MemberMarks.Of(info);
        if (!ReflectedTypes.IsNinoType(info.DeclaringType!))
        {
            // A struct without an attribute keeps the form of its fields.
            marks = marks with { IsCompact = false };
        }

        marks = isOverride ? marks.Over(members[known].Marks) : marks;
        MemberOrder order = (isOverride ? members[known].Order : place) with { Number = marks.Number };
        ContractMember member = Create(info, applied, marks, order);
        if (isOverride)
        {
            members[known] = member;
        }
        else
        {
            members.Add(member);
        }
    }

    private static ContractMember Create(MemberInfo info, TypeRules rules, MemberMarks marks, MemberOrder order)
    {
        bool reachesHidden = rules.ContainNonPublicMembers;
        if (info is FieldInfo field)
        {
            bool isFilled = field.IsInitOnly && !reachesHidden && !field.DeclaringType!.IsValueType && Filling.IsPossible(field.FieldType);
            bool includes = rules.Includes(field.IsPublic, marks.Member is not null, marks.IsIgnored);
            return new ContractMember(info, order, includes, marks, isFilled ? Setting.InPlace : Setting.Assignment, field, isFilled ? null : field);
        }

        PropertyInfo property = (PropertyInfo)info;
        MethodInfo getter = Members.Getter(property)!;
        (Setting setting, MemberInfo? setter) = SettingOf(property, getter, reachesHidden);
        if (setting == Setting.Never && IsFilled(property, getter, marks.Member is not null))
        {
            setting = Setting.InPlace;
        }

        return new ContractMember(info, order, rules.Includes(getter.IsPublic, marks.Member is not null, marks.IsIgnored), marks, setting, getter, setter);
    }

    private static (Setting Setting, MemberInfo? Setter) SettingOf(PropertyInfo property, MethodInfo getter, bool reachesHidden)
    {
        if (Members.Setter(property) is not { } setter)
        {
            return reachesHidden && Automatic(getter) is { } behind ? (Setting.Assignment, behind) : (Setting.Never, null);
        }

        if (!setter.IsPublic && !reachesHidden)
        {
            return (Setting.Never, null);
        }

        return (ReflectedTypes.IsAccessible(setter) && Members.IsInitOnly(setter) ? Setting.Initializer : Setting.Assignment, setter);
    }

    /// <summary>Whether what a property holds can be filled. A computed one has to say by a mark that it gives the same collection each time.</summary>
    private static bool IsFilled(PropertyInfo property, MethodInfo getter, bool isMarked) =>
        !property.DeclaringType!.IsValueType
        && property.GetSetMethod(nonPublic: true) is null
        && Filling.IsPossible(property.PropertyType)
        && (isMarked || Automatic(getter) is not null);

    /// <summary>The field behind the property of a getter, or null.</summary>
    private static FieldInfo? Automatic(MethodInfo getter) => getter.DeclaringType!
        .GetProperties(Members.Declared)
        .Where(property => property.GetGetMethod(nonPublic: true) == getter)
        .Select(Members.BackingField)
        .FirstOrDefault();
}
