using System;
using System.Collections.Generic;
using System.Linq;
using System.Reflection;
using System.Text;
using Nino.Core;
using Nino.Core.Formatters;

namespace Nino.Tests.Api;

/// <summary>Lists the public types and members of the runtime, a line each, in order.</summary>
public static class PublicApi
{
    private const BindingFlags Declared = BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.Instance | BindingFlags.Static | BindingFlags.DeclaredOnly;

    public static string List()
    {
        StringBuilder text = new();
        foreach (Type type in typeof(NinoSerializer).Assembly.GetExportedTypes().OrderBy(NameOf, StringComparer.Ordinal))
        {
            text.Append(KindOf(type)).Append(' ').Append(NameOf(type)).Append(BasesOf(type)).Append('\n');
            foreach (string member in type.GetMembers(Declared).Where(member => !IsOfInterface(type, member)).Select(Describe).OfType<string>().Order(StringComparer.Ordinal))
            {
                text.Append("    ").Append(member).Append('\n');
            }
        }

        return text.ToString();
    }

    /// <summary>Every formatter, kind of collection and length of tuple has the members of its interface; they are listed once, there.</summary>
    private static bool IsOfInterface(Type type, MemberInfo member) => type.IsValueType && type.GetInterfaces().Any(next =>
        next.Name == typeof(IFormatter<>).Name ? typeof(IObjectFormatter<>).GetInterfaces().Prepend(typeof(IObjectFormatter<>)).Any(listed => listed.GetMember(member.Name).Length > 0)
        : (next.Name == typeof(ICollectionKind<>).Name || next.Name == typeof(ITupleItems<>).Name) && next.GetMember(member.Name).Length > 0);

    private static string KindOf(Type type) => type switch
    {
        { IsEnum: true } => "enum",
        { IsInterface: true } => "interface",
        { IsByRefLike: true } => "ref struct",
        { IsValueType: true } => "struct",
        { IsAbstract: true, IsSealed: true } => "static class",
        { IsAbstract: true } => "abstract class",
        { IsSealed: true } => "sealed class",
        _ => "class",
    };

    private static string BasesOf(Type type)
    {
        IEnumerable<Type> bases = type.GetInterfaces().Where(next => next.IsPublic && !type.IsEnum)
            .Prepend(type.BaseType!)
            .Where(next => next is not null && next != typeof(object) && next != typeof(ValueType) && next != typeof(Enum));
        string names = string.Join(", ", bases.Select(NameOf));
        return names.Length == 0 ? "" : " : " + names;
    }

    private static string? Describe(MemberInfo member) => member switch
    {
        FieldInfo { IsSpecialName: false } field when IsVisible(field.Attributes) =>
            $"{Static(field.IsStatic)}{NameOf(field.FieldType)} {field.Name}{(field.IsLiteral ? $" = {Convert.ToInt64(field.GetRawConstantValue(), null)}" : "")}",
        PropertyInfo property when property.GetAccessors(true).Where(IsVisible).ToArray() is { Length: > 0 } visible =>
            $"{Static(visible[0].IsStatic)}{NameOf(property.PropertyType)} {property.Name} {{ {string.Concat(visible.Select(accessor => accessor.Name[..3] + "; "))}}}",
        ConstructorInfo constructor when IsVisible(constructor) => $"new({ParametersOf(constructor)})",
        MethodInfo { IsSpecialName: false } method when IsVisible(method) && !method.Name.StartsWith('<') =>
            $"{Static(method.IsStatic)}{Abstract(method)}{NameOf(method.ReturnType)} {method.Name}{ArgumentsOf(method.GetGenericArguments())}({ParametersOf(method)})",
        _ => null,
    };

    private static bool IsVisible(MethodBase method) => method.IsPublic || method.IsFamily || method.IsFamilyOrAssembly;

    private static bool IsVisible(FieldAttributes attributes) =>
        (attributes & FieldAttributes.FieldAccessMask) is FieldAttributes.Public or FieldAttributes.Family or FieldAttributes.FamORAssem;

    private static string Static(bool isStatic) => isStatic ? "static " : "";

    private static string Abstract(MethodInfo method) => method.IsAbstract && !method.DeclaringType!.IsInterface ? "abstract " : "";

    private static string ParametersOf(MethodBase method) => string.Join(", ", method.GetParameters().Select(parameter =>
        $"{(parameter.IsOut ? "out " : parameter.ParameterType.IsByRef ? "ref " : "")}{NameOf(parameter.ParameterType)} {parameter.Name}{DefaultOf(parameter)}"));

    private static string DefaultOf(ParameterInfo parameter) => parameter.HasDefaultValue ? $" = {parameter.DefaultValue ?? "null"}" : "";

    private static string ArgumentsOf(Type[] arguments) => arguments.Length == 0 ? "" : $"<{string.Join(", ", arguments.Select(NameOf))}>";

    private static string NameOf(Type type)
    {
        if (type.HasElementType)
        {
            return NameOf(type.GetElementType()!) + (type.IsByRef ? "" : type.IsArray ? "[]" : "*");
        }

        string prefix = type.IsGenericParameter || type.Namespace?.StartsWith("System", StringComparison.Ordinal) == true ? "" : type.Namespace + ".";
        int tick = type.Name.IndexOf('`', StringComparison.Ordinal);
        return prefix + (tick < 0 ? type.Name : type.Name[..tick]) + ArgumentsOf(type.GetGenericArguments());
    }
}
