using System;
using System.Text;

namespace Nino.Core.Runtime;

/// <summary>The full name of a type as it is hashed into its id (format.md §8).</summary>
internal static class TypeNames
{
    public static string Of(Type type) => type.IsGenericType || type.IsNested || type.HasElementType ? Compose(type) : type.FullName!;

    private static string Compose(Type type)
    {
        StringBuilder name = new();
        Append(name, type);
        return name.ToString();
    }

    private static void Append(StringBuilder name, Type type)
    {
        if (type.IsArray)
        {
            Append(name, type.GetElementType()!);
            name.Append('[').Append(',', type.GetArrayRank() - 1).Append(']');
            return;
        }

        if (!string.IsNullOrEmpty(type.Namespace))
        {
            name.Append(type.Namespace).Append('.');
        }

        AppendNested(name, type, type.GetGenericArguments());
    }

    /// <summary>Outer types first; each takes its own share of the type arguments.</summary>
    private static int AppendNested(StringBuilder name, Type type, Type[] arguments)
    {
        int used = 0;
        if (type.DeclaringType is { } outer)
        {
            used = AppendNested(name, outer, arguments);
            name.Append('.');
        }

        int tick = type.Name.IndexOf('`');
        name.Append(tick < 0 ? type.Name : type.Name.Substring(0, tick));
        int own = tick < 0 ? 0 : int.Parse(type.Name.Substring(tick + 1), System.Globalization.CultureInfo.InvariantCulture);
        if (own == 0)
        {
            return used;
        }

        name.Append('<');
        for (int i = 0; i < own; i++)
        {
            name.Append(i == 0 ? "" : ",");
            Append(name, arguments[used + i]);
        }

        name.Append('>');
        return used + own;
    }
}
