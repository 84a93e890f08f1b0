using System.Collections.Concurrent;
using System.Reflection;
using Nino.Core.Formatters;

namespace Nino.Core.RuntimeMode;

/// <summary>Members of types that every program has, but for those that a native one lost because nothing but reflection uses them.</summary>
[RequiresUnreferencedCode(Reflected.RuntimeMode)]
internal static class FrameworkMembers
{
    private const string ComparerName = "Comparer";

    public static ConstructorInfo Constructor(Type type, params Type[] parameters) => Kept(type.GetConstructor(parameters), type, "constructor");

    public static MethodInfo Method(Type type, string name) => Kept(type.GetMethod(name), type, name);

    public static MethodInfo Method(Type type, string name, params Type[] parameters) => Kept(type.GetMethod(name, parameters), type, name);

    public static MethodInfo Getter(Type type, string property) => Kept(type.GetProperty(property)?.GetGetMethod(), type, property);

    /// <summary>What tells the comparer of a table.</summary>
    public static MethodInfo Comparer(Type type) => Kept(FindComparer(type)?.GetGetMethod(), type, ComparerName);

    /// <summary>As above; null where the table tells none.</summary>
    [DynamicDependency(ComparerName, typeof(Dictionary<,>))]
    [DynamicDependency(ComparerName, typeof(HashSet<>))]
    [DynamicDependency(ComparerName, typeof(SortedDictionary<,>))]
    [DynamicDependency(ComparerName, typeof(SortedList<,>))]
    [DynamicDependency(ComparerName, typeof(SortedSet<>))]
    [DynamicDependency(ComparerName, typeof(ConcurrentDictionary<,>))]
    public static PropertyInfo? FindComparer(Type type) => type.GetProperty(ComparerName);

    public static T Kept<T>(T? member, Type type, string name)
        where T : MethodBase =>
        member ?? throw new NinoException($"{type} has no {name} in this program, which was trimmed. Name the type in a call that the generator sees, or in [NinoSerializable], so that it has generated code.", type);
}
