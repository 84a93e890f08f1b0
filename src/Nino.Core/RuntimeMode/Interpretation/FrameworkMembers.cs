using System.Reflection;
using Nino.Core.Formatters;

namespace Nino.Core.RuntimeMode;

/// <summary>Members of types that every program has, but for those that a native one lost because nothing but reflection uses them.</summary>
[RequiresUnreferencedCode(Reflected.RuntimeMode)]
internal static class FrameworkMembers
{
    public static ConstructorInfo Constructor(Type type, params Type[] parameters) => Kept(type.GetConstructor(parameters), type, "constructor");

    public static MethodInfo Method(Type type, string name) => Kept(type.GetMethod(name), type, name);

    public static MethodInfo Method(Type type, string name, params Type[] parameters) => Kept(type.GetMethod(name, parameters), type, name);

    public static MethodInfo Getter(Type type, string property) => Kept(type.GetProperty(property)?.GetGetMethod(), type, property);

    private static T Kept<T>(T? member, Type type, string name)
        where T : MethodBase =>
        member ?? throw new NinoException($"{type} has no {name} in this program, which was trimmed. Name the type in a call that the generator sees, or in [NinoSerializable], so that it has generated code.", type);
}
