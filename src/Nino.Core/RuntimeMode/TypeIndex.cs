using System;
using System.Collections.Generic;
using System.Diagnostics.CodeAnalysis;
using System.Linq;
using System.Reflection;
using Nino.Core.Formatters;

namespace Nino.Core.Runtime;

/// <summary>The Nino types of the loaded assemblies by id, built when an input names an id that nothing else knows.</summary>
[RequiresUnreferencedCode(Reflected.RuntimeMode)]
[RequiresDynamicCode(Reflected.RuntimeMode)]
internal static class TypeIndex
{
    private static readonly Dictionary<uint, Type> Types = [];
    private static readonly Dictionary<uint, Type> Rivals = [];
    private static readonly HashSet<Assembly> Indexed = [];

    /// <summary>The type with an id, or null.</summary>
    /// <exception cref="NinoException">Several types have the id.</exception>
    public static Type? Find(uint id)
    {
        lock (Types)
        {
            foreach (Assembly assembly in AppDomain.CurrentDomain.GetAssemblies())
            {
                if (Indexed.Add(assembly) && GlobalFormatters.KnowsNino(assembly))
                {
                    Add(assembly);
                }
            }

            return !Types.TryGetValue(id, out Type? type) ? null
                : Rivals.TryGetValue(id, out Type? rival) ? throw Registry.Ambiguous(id, type, rival)
                : type;
        }
    }

    private static void Add(Assembly assembly)
    {
        foreach (Type type in TypesOf(assembly).Where(TakesPart).Concat(TargetsOf(assembly)))
        {
            // Whether a struct has an object head is known when its formatter is composed.
            foreach (uint id in ReflectedTypes.IdsOf(type, isObject: true).Concat(IsOther(type) ? ReflectedTypes.IdsOf(type, isObject: false) : []).Distinct())
            {
                if (!Types.TryAdd(id, type) && Types[id] != type)
                {
                    Rivals[id] = type;
                }
            }
        }
    }

    private static bool TakesPart(Type type) => !type.ContainsGenericParameters && (ReflectedTypes.IsNinoType(type) || IsCustom(type));

    private static bool IsOther(Type type) => type.IsValueType || !ReflectedTypes.IsNinoType(type) || IsCustom(type);

    private static bool IsCustom(Type type) => type.IsDefined(typeof(NinoCustomFormatterAttribute), inherit: false);

    /// <summary>The types of others that an assembly has formatters for.</summary>
    private static IEnumerable<Type> TargetsOf(Assembly assembly) => GlobalFormatters.DeclaredBy(assembly)
        .Where(formatter => !formatter.IsGenericTypeDefinition)
        .Select(CustomFormatters.TargetOf)
        .OfType<Type>();

    private static IEnumerable<Type> TypesOf(Assembly assembly)
    {
        try
        {
            return assembly.GetTypes();
        }
        catch (ReflectionTypeLoadException error)
        {
            return error.Types.OfType<Type>();
        }
    }
}
