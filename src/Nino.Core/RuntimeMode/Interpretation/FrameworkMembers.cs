using System;
using System.Diagnostics.CodeAnalysis;
using System.Reflection;
using Nino.Core.Formatters;

namespace Nino.Core.RuntimeMode;

/// <summary>Members of types that every program has, but for those that a native one lost because nothing but reflection uses them.</summary>
[RequiresUnreferencedCode(Reflected.RuntimeMode)]
internal static class FrameworkMembers
{
    public static ConstructorInfo Constructor(Type type, params Type[] parameters) => type.GetConstructor(parameters) ?? throw Lost(type, "constructor");

    public static MethodInfo Method(Type type, string name) => type.GetMethod(name) ?? throw Lost(type, name);

    public static MethodInfo Method(Type type, string name, params Type[] parameters) => type.GetMethod(name, parameters) ?? throw Lost(type, name);

    public static MethodInfo Getter(Type type, string property) => type.GetProperty(property)?.GetGetMethod() ?? throw Lost(type, property);

    private static NinoException Lost(Type type, string member) =>
        new($"{type} has no {member} in this program, which was trimmed. Name the type in a call that the generator sees, or in [NinoSerializable], so that it has generated code.", type);
}
