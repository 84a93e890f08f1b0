using System;
using System.Collections.Generic;
using System.Diagnostics.CodeAnalysis;
using System.Linq;
using System.Reflection;
using Nino.Contract;
using Nino.Core.Formatters;

namespace Nino.Core.Runtime;

/// <summary>What a member says about itself through attributes, on itself or on its positional parameter.</summary>
[RequiresUnreferencedCode(Reflected.RuntimeMode)]
[RequiresDynamicCode(Reflected.RuntimeMode)]
internal sealed record MemberMarks(NinoMemberAttribute? Member, bool IsIgnored, Type? Custom, bool IsUtf8, bool IsCompact)
{
    public int Number => Member?.Index ?? MemberOrder.NoNumber;

    public static MemberMarks Of(MemberInfo member)
    {
        ParameterInfo? parameter = member is PropertyInfo
            ? ReflectedTypes.PrimaryConstructor(member.DeclaringType!)?.GetParameters().FirstOrDefault(parameter => parameter.Name == member.Name)
            : null;
        T? Find<T>()
            where T : Attribute => member.GetCustomAttribute<T>(inherit: false) ?? parameter?.GetCustomAttribute<T>(inherit: false);
        return new MemberMarks(
            Find<NinoMemberAttribute>(),
            Find<NinoIgnoreAttribute>() is not null,
            CustomOf(member.GetCustomAttributes<NinoCustomFormatterAttribute>(inherit: false), member)
                ?? CustomOf(parameter?.GetCustomAttributes<NinoCustomFormatterAttribute>(inherit: false) ?? [], member),
            Find<NinoUtf8Attribute>() is not null,
            Find<NinoCompactAttribute>() is not null || member.DeclaringType!.IsDefined(typeof(NinoCompactAttribute), inherit: false));
    }

    /// <exception cref="NinoException">There are two.</exception>
    private static Type? CustomOf(IEnumerable<NinoCustomFormatterAttribute> attributes, MemberInfo member)
    {
        Type[] formatters = attributes.Select(attribute => attribute.FormatterType).ToArray();
        return formatters.Length < 2 ? formatters.FirstOrDefault()
            : throw CustomFormatters.Bad(formatters[1], member is FieldInfo field ? field.FieldType : ((PropertyInfo)member).PropertyType, CustomFormatterRules.Taken(formatters[0].ToString()));
    }

    /// <summary>The marks of an override: its own, else those of what it overrides.</summary>
    public MemberMarks Over(MemberMarks overridden) => new(
        Member ?? overridden.Member,
        IsIgnored || overridden.IsIgnored,
        Custom ?? overridden.Custom,
        IsUtf8 || overridden.IsUtf8,
        IsCompact || overridden.IsCompact);
}
