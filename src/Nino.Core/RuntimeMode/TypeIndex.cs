using System.IO;
using System.Linq;
using System.Reflection;
using Nino.Core.Formatters;
using Nino.Core.Runtime;

namespace Nino.Core.RuntimeMode;

/// <summary>The Nino types of the loaded assemblies by id, built when an input names an id that nothing else knows.</summary>
[RequiresUnreferencedCode(Reflected.RuntimeMode)]
[RequiresDynamicCode(Reflected.RuntimeMode)]
internal static class TypeIndex
{
    private static readonly Dictionary<uint, Type> Types = [];
    private static readonly Dictionary<uint, Type> Rivals = [];
    private static readonly AssemblySet Indexed = new();

    // The newest first.
    private static readonly Dictionary<uint, List<WeakReference<Type>>> OfContexts = [];

    // How many of these there may be before those are looked for that are gone.
    private static int s_mostOfContexts = 256;

    // What LoadedAssemblies.Loads was before all were indexed.
    private static int s_indexedAt = -1;

    /// <summary>How many ids types have that their load contexts may let go, or have let go.</summary>
    internal static int ContextIds
    {
        get
        {
            lock (Types)
            {
                return OfContexts.Count;
            }
        }
    }

    /// <summary>The type with an id, or null.</summary>
    /// <param name="id">The id.</param>
    /// <param name="declared">The declared type. Where a plugin was loaded more than once, the type that fits is meant.</param>
    /// <exception cref="NinoException">Several types have the id.</exception>
    public static Type? Find(uint id, Type declared)
    {
        lock (Types)
        {
            IndexNew();

            if (OfContexts.TryGetValue(id, out List<WeakReference<Type>>? known))
            {
                IEnumerable<Type> alive = known.Select(reference => reference.TryGetTarget(out Type? collectible) ? collectible : null).OfType<Type>();
                return LoadedTwice.Choose(id, declared, [.. alive, .. Types.TryGetValue(id, out Type? lasting) ? [lasting] : Type.EmptyTypes]);
            }

            return !Types.TryGetValue(id, out Type? type) ? null
                : Rivals.TryGetValue(id, out Type? rival) ? throw Registry.Ambiguous(id, type, rival)
                : type;
        }
    }

    /// <summary>Adds a type that its load context may let go; it is not held.</summary>
    public static void Add(Type type)
    {
        lock (Types)
        {
            if (OfContexts.Count >= s_mostOfContexts)
            {
                ForgetGone();
            }

            foreach (uint id in IdsOf(type))
            {
                if (!OfContexts.TryGetValue(id, out List<WeakReference<Type>>? known))
                {
                    OfContexts[id] = known = [];
                }

                known.RemoveAll(reference => !reference.TryGetTarget(out Type? other) || other == type);
                known.Insert(0, new WeakReference<Type>(type));
            }
        }
    }

    /// <summary>Forgets ids that no type has any more: names that are never loaded again, as those of scripts, would stay for ever.</summary>
    private static void ForgetGone()
    {
        foreach (uint id in OfContexts.Where(known => !known.Value.Exists(reference => reference.TryGetTarget(out _))).Select(known => known.Key).ToArray())
        {
            OfContexts.Remove(id);
        }

        s_mostOfContexts = Math.Max(s_mostOfContexts, OfContexts.Count * 2);
    }

    private static void IndexNew()
    {
        int loads = LoadedAssemblies.Loads;
        if (loads == s_indexedAt)
        {
            return;
        }

        foreach (Assembly assembly in AppDomain.CurrentDomain.GetAssemblies())
        {
            if (Indexed.Add(assembly) && GlobalFormatters.KnowsNino(assembly))
            {
                Add(assembly);
            }
        }

        s_indexedAt = loads;
    }

    private static void Add(Assembly assembly)
    {
        foreach (Type type in TypesOf(assembly).Where(TakesPart).Concat(TargetsOf(assembly)))
        {
            if (Collectible.Is(type))
            {
                Add(type);
                continue;
            }

            foreach (uint id in IdsOf(type))
            {
                if (!Types.TryAdd(id, type) && Types[id] != type)
                {
                    Rivals[id] = type;
                }
            }
        }
    }

    // Whether a struct has an object head is known when its formatter is composed.
    private static IEnumerable<uint> IdsOf(Type type) =>
        ReflectedTypes.IdsOf(type, isObject: true).Concat(IsOther(type) ? ReflectedTypes.IdsOf(type, isObject: false) : []).Distinct();

    private static bool TakesPart(Type type)
    {
        try
        {
            return !type.ContainsGenericParameters && (ReflectedTypes.IsNinoType(type) || IsCustom(type));
        }
        catch (Exception error) when (error is IOException or BadImageFormatException or TypeLoadException)
        {
            // One of its attributes is in an assembly that is not deployed.
            return false;
        }
    }

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
