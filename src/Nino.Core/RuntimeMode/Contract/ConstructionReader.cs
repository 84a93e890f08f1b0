using System;
using System.Collections.Generic;
using System.Diagnostics.CodeAnalysis;
using System.Linq;
using System.Reflection;
using Nino.Core.Formatters;

namespace Nino.Core.Runtime;

/// <summary>Chooses what makes an instance: the method that gives one, the marked constructor or factory, a record's primary constructor, the parameterless one, or the one that leaves out the fewest members, with the fewest parameters, which are all members.</summary>
[RequiresUnreferencedCode(Reflected.RuntimeMode)]
[RequiresDynamicCode(Reflected.RuntimeMode)]
internal static class ConstructionReader
{
    private const BindingFlags Methods = BindingFlags.Static | BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.DeclaredOnly;

    public static ContractConstruction Resolve(Type type, IReadOnlyList<ContractMember> candidates)
    {
        if (PoolOf(type) is { } pool)
        {
            return new ContractConstruction(pool, []);
        }

        ContractMember[] members = candidates.Where(member => member is { IsMember: true, IsHidden: false }).ToArray();
        ConstructorInfo[] constructors = type.GetConstructors(Members.Declared).Where(ReflectedTypes.IsAccessible).ToArray();
        if (Marked(type) is { } marked)
        {
            return OfMarked(marked, members);
        }

        if (ReflectedTypes.PrimaryConstructor(type) is { } primary)
        {
            return Match(primary, members, allowDefaults: true) ?? Missing(primary, members);
        }

        return Best(type, constructors, members);
    }

    /// <summary>The method marked <c>[NinoRefDeserialization]</c>, or null.</summary>
    public static MethodInfo? PoolOf(Type type) => type.IsAbstract
        ? null
        : type.GetMethods(BindingFlags.Static | BindingFlags.Public | BindingFlags.DeclaredOnly).FirstOrDefault(method =>
            !method.IsGenericMethodDefinition
            && method.ReturnType == type
            && method.GetParameters().Length == 0
            && method.IsDefined(typeof(NinoRefDeserializationAttribute), inherit: false));

    private static ContractConstruction Best(Type type, ConstructorInfo[] constructors, ContractMember[] members)
    {
        ConstructorInfo? parameterless = constructors.FirstOrDefault(constructor => constructor.GetParameters().Length == 0);
        ContractConstruction? plain = parameterless is not null || type.IsValueType ? new ContractConstruction(parameterless, []) : null;

        // Every struct can be made without arguments. That nobody wrote a constructor for it says nothing of how the struct is meant to be made.
        if (parameterless is not null)
        {
            return plain!;
        }

        ConstructorInfo[] others = constructors
            .Where(constructor => constructor.GetParameters() is { Length: > 0 } parameters && !(parameters.Length == 1 && parameters[0].ParameterType == type))
            .OrderBy(constructor => constructor.GetParameters().Length)
            .ToArray();
        ContractConstruction? best = others
            .Select(candidate => Match(candidate, members, allowDefaults: false))
            .Where(match => match is not null)
            .OrderBy(match => Lost(match!, members))
            .FirstOrDefault();
        if (plain is not null && (best is null || Lost(plain, members) <= Lost(best, members)))
        {
            return plain;
        }

        return best ?? (others.Length > 0 ? Missing(others[0], members) : new ContractConstruction(null, [], "it has no constructor that is public or internal"));
    }

    /// <summary>How many members would be left out, because only a constructor can set them and this one does not.</summary>
    private static int Lost(ContractConstruction construction, ContractMember[] members) => members.Count(member => !construction.CanSet(member));

    private static MethodBase? Marked(Type type) => type.GetConstructors(Members.Declared).Cast<MethodBase>()
        .Concat(type.GetMethods(Methods).Where(method => !method.IsGenericMethodDefinition && method.ReturnType == type))
        .FirstOrDefault(method => method.IsDefined(typeof(NinoConstructorAttribute), inherit: false) && ReflectedTypes.IsAccessible(method));

    private static ContractConstruction OfMarked(MethodBase method, ContractMember[] members)
    {
        string[] names = method.GetCustomAttribute<NinoConstructorAttribute>(inherit: false)!.Parameters ?? [];
        if (names.Length == 0)
        {
            return Match(method, members, allowDefaults: true) ?? Missing(method, members);
        }

        List<ContractMember?> arguments = [];
        foreach ((ParameterInfo parameter, int i) in method.GetParameters().Select((parameter, i) => (parameter, i)))
        {
            ContractMember? member = i < names.Length ? members.FirstOrDefault(candidate => candidate.Name == names[i]) : null;
            bool fits = member is not null && Fits(parameter, member);
            if (!fits && !(i >= names.Length && parameter.HasDefaultValue))
            {
                return new ContractConstruction(null, [], $"parameter '{parameter.Name}' of its marked constructor is no member");
            }

            arguments.Add(member);
        }

        return new ContractConstruction(method, [.. arguments]);
    }

    private static ContractConstruction? Match(MethodBase method, ContractMember[] members, bool allowDefaults)
    {
        List<ContractMember?> arguments = [];
        foreach (ParameterInfo parameter in method.GetParameters())
        {
            ContractMember? member = Find(parameter, members);
            if (member is null && !(allowDefaults && parameter.HasDefaultValue))
            {
                return null;
            }

            arguments.Add(member);
        }

        return new ContractConstruction(method, [.. arguments]);
    }

    private static ContractMember? Find(ParameterInfo parameter, ContractMember[] members) =>
        members.FirstOrDefault(member => member.Name == parameter.Name && Fits(parameter, member))
        ?? members.FirstOrDefault(member => string.Equals(member.Name, parameter.Name, StringComparison.OrdinalIgnoreCase) && Fits(parameter, member));

    private static bool Fits(ParameterInfo parameter, ContractMember member) =>
        parameter.ParameterType.IsByRef
            ? parameter.IsIn && Conversions.IsImplicit(member.Type, parameter.ParameterType.GetElementType()!)
            : Conversions.IsImplicit(member.Type, parameter.ParameterType);

    private static ContractConstruction Missing(MethodBase method, ContractMember[] members)
    {
        ParameterInfo missing = method.GetParameters().First(parameter => Find(parameter, members) is null && !parameter.HasDefaultValue);
        return new ContractConstruction(null, [], $"parameter '{missing.Name}' of its constructor is no member");
    }
}
