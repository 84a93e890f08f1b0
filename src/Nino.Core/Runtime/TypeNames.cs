using System.Linq;
using System.Reflection;
using System.Text;
using Nino.Contract;

namespace Nino.Core.Runtime;

/// <summary>Names of types.</summary>
internal static class TypeNames
{
    /// <summary>The full name as it is hashed into the id of the type (format.md §8).</summary>
    public static string Of(Type type) => type.IsGenericType || type.IsNested || type.HasElementType ? Compose(type, former: 0, static _ => []) : type.FullName!;

    /// <summary>The names that the type has in bytes: that which is written, further former names, and its own.</summary>
    public static string[] InBytes(Type type) =>
        Enumerable.Range(0, Math.Max(1, FormerOf(type).Length)).Select(former => Compose(type, former, FormerOf)).Append(Of(type)).ToArray();

    /// <summary>The name by which a type of a framework stands in tables; empty for nested ones.</summary>
    public static string InMetadata(Type type) => type.IsNested ? "" : $"{type.Namespace}.{type.Name}";

    /// <param name="type">The type.</param>
    /// <param name="former">Which of its former names it has; types that it is made of have their first.</param>
    /// <param name="formersOf">The former names of a type: native programs that ask for none do without attributes.</param>
    private static string Compose(Type type, int former, Func<Type, string[]> formersOf)
    {
        StringBuilder name = new();
        Append(name, type, former, formersOf);
        return name.ToString();
    }

    private static void Append(StringBuilder name, Type type, int former, Func<Type, string[]> formersOf)
    {
        if (type.IsArray)
        {
            Append(name, type.GetElementType()!, former, formersOf);
            name.Append('[').Append(',', type.GetArrayRank() - 1).Append(']');
            return;
        }

        AppendNested(name, type, type.GenericTypeArguments, former, formersOf);
    }

    /// <summary>Outer types first; each takes its own share of the type arguments.</summary>
    private static int AppendNested(StringBuilder name, Type type, Type[] arguments, int former, Func<Type, string[]> formersOf)
    {
        string[] formers = formersOf(type);
        int tick = type.Name.IndexOf('`');
        int own = OwnArity(type);
        int used = 0;
        if (formers.Length > 0)
        {
            name.Append(formers[former]);
            for (Type? outer = type.DeclaringType; outer is not null; outer = outer.DeclaringType)
            {
                used += OwnArity(outer);
            }
        }
        else
        {
            if (type.DeclaringType is { } declaring)
            {
                used = AppendNested(name, declaring, arguments, 0, formersOf);
                name.Append('.');
            }
            else if (!string.IsNullOrEmpty(type.Namespace))
            {
                name.Append(type.Namespace).Append('.');
            }

            name.Append(tick < 0 ? type.Name : type.Name.Substring(0, tick));
        }

        if (own == 0)
        {
            return used;
        }

        name.Append('<');
        for (int i = 0; i < own; i++)
        {
            name.Append(i == 0 ? "" : ",");
            Append(name, arguments[used + i], 0, formersOf);
        }

        name.Append('>');
        return used + own;
    }

    /// <summary>How many type parameters a type has, without those of its outer types.</summary>
    private static int OwnArity(Type type)
    {
        int tick = type.Name.IndexOf('`');
        return tick < 0 ? 0 : int.Parse(type.Name.Substring(tick + 1), System.Globalization.CultureInfo.InvariantCulture);
    }

    private static string[] FormerOf(Type type) =>
        type.GetCustomAttributes<NinoFormerNameAttribute>(inherit: false).Select(attribute => FormerNames.Normalize(attribute.FormerName)).ToArray();
}
