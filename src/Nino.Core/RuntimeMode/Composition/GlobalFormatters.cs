using System.IO;
using System.Linq;
using System.Reflection;
using Nino.Core.Formatters;

namespace Nino.Core.RuntimeMode;

/// <summary>The custom formatters that assemblies declare for types of others.</summary>
[RequiresUnreferencedCode(Reflected.RuntimeMode)]
[RequiresDynamicCode(Reflected.RuntimeMode)]
internal static class GlobalFormatters
{
    private static readonly ConditionalWeakTable<Assembly, Type[]> Declared = new();
    private static readonly ConditionalWeakTable<Assembly, Assembly[]> Seen = new();

    /// <summary>The formatters for a type that an assembly knows: its own, and those of assemblies that it references, directly or through others.</summary>
    /// <param name="type">The closed type.</param>
    /// <param name="holder">The assembly; null for all that are loaded.</param>
    public static IEnumerable<Type> For(Type type, Assembly? holder)
    {
        Assembly[] assemblies = holder is null ? AppDomain.CurrentDomain.GetAssemblies() : Seen.GetValue(holder, static from => WithReferences(from));
        foreach (Assembly assembly in assemblies)
        {
            foreach (Type formatter in DeclaredBy(assembly))
            {
                if (IsFor(formatter, type) && (assembly == type.Assembly || !ReflectedTypes.IsNinoType(type)) && (holder is null || IsAccessible(formatter, holder)))
                {
                    yield return formatter;
                }
            }
        }
    }

    /// <summary>The formatters that an assembly declares.</summary>
    public static IReadOnlyList<Type> DeclaredBy(Assembly assembly) => Declared.GetValue(assembly, static declaring => KnowsNino(declaring)
        ? declaring.GetCustomAttributes<NinoCustomFormatterAttribute>().Select(attribute => attribute.FormatterType).ToArray()
        : []);

    /// <summary>Whether an assembly can have attributes of Nino.</summary>
    public static bool KnowsNino(Assembly assembly)
    {
        string core = typeof(NinoTypeAttribute).Assembly.GetName().Name!;
        return !assembly.IsDynamic && !ReflectedTypes.IsOfFramework(assembly.GetName()) && (ReferencesOf(assembly) is not { } references || references.Any(reference => reference.Name == core));
    }

    private static bool IsFor(Type formatter, Type type) => CustomFormatters.TargetOf(formatter) is { } target
        && (formatter.IsGenericTypeDefinition
            ? target.IsGenericType && type.IsGenericType && target.GetGenericTypeDefinition() == type.GetGenericTypeDefinition()
            : target == type);

    private static bool IsAccessible(Type formatter, Assembly holder) => formatter.IsVisible || Visibility.AreFriends(formatter.Assembly, holder);

    private static Assembly[] WithReferences(Assembly holder)
    {
        if (ReferencesOf(holder) is null)
        {
            return [.. AppDomain.CurrentDomain.GetAssemblies().Where(KnowsNino)];
        }

        List<Assembly> found = [holder];
        for (int i = 0; i < found.Count; i++)
        {
            found.AddRange(ReferencesOf(found[i])!
                .Where(reference => !ReflectedTypes.IsOfFramework(reference))
                .Select(Load)
                .OfType<Assembly>()
                .Where(referenced => !found.Contains(referenced) && KnowsNino(referenced))
                .ToArray());
        }

        return [.. found];
    }

    /// <summary>Null in native programs, which do not tell: all their assemblies are there from the start.</summary>
    private static AssemblyName[]? ReferencesOf(Assembly assembly)
    {
        try
        {
            return assembly.GetReferencedAssemblies();
        }
        catch (PlatformNotSupportedException)
        {
            return null;
        }
    }

    private static Assembly? Load(AssemblyName name)
    {
        try
        {
            return Assembly.Load(name);
        }
        catch (Exception error) when (error is IOException or BadImageFormatException)
        {
            // It is not deployed, so that nothing of it can be used.
            return null;
        }
    }
}
