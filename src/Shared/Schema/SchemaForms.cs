using System.Linq;
using System.Text;

namespace Nino.Contract;

/// <summary>The forms of members in words (<c>NinoSchemaMember.Form</c>).</summary>
internal static class SchemaForms
{
    private const string Separators = "<>(),?[] ";
    private const string LazyName = "lazy";
    private const string GroupName = "group";
    private const string FormerLazyName = "System.Lazy";
    private const string FormerGroupName = "System.Linq.IGrouping";

    public static string List(string element) => $"list<{element}>";

    public static string Map(string key, string value) => $"map<{key},{value}>";

    public static string Tuple(IEnumerable<string> parts) => $"({string.Join(",", parts)})";

    public static string Lazy(string value) => $"{LazyName}<{value}>";

    /// <summary>Elements that have a key in common.</summary>
    public static string Group(string key, string element) => $"{GroupName}<{key},{element}>";

    /// <summary>A collection of elements, or of keys and values.</summary>
    public static string Collection(IReadOnlyList<string> parts) => parts.Count == 1 ? List(parts[0]) : Map(parts[0], parts[1]);

    /// <summary>A generic type of .NET with members, such as <c>ValueTuple</c>; null for any other type.</summary>
    public static string? Members(string metadataName, IEnumerable<string> members) =>
        !KnownGenerics.Formatters.TryGetValue(metadataName, out KnownGeneric known) ? null
        : known.Kind == FormKind.Sequence ? Tuple(members)
        : known.Kind == FormKind.Tuple ? "System.Tuple" + Tuple(members)
        : null;

    /// <summary>An array of more than one dimension.</summary>
    public static string Array(string element, int rank) => $"array{rank}<{element}>";

    /// <summary>So many elements one behind the other.</summary>
    public static string Elements(string element, int count) => $"{element} x {count}";

    public static string Optional(string value) => value + "?";

    public static string Compact(string value) => "compact " + value;

    public static string Custom(string formatter) => "custom " + formatter;

    /// <summary>A struct that is written as it lies in memory.</summary>
    public static string Raw(string type, int size) => $"{type} of {size} bytes";

    /// <summary>An enum that is a type argument.</summary>
    public static string Enum(string type, string underlying) => $"{type} of {underlying}";

    public static bool IsRaw(string form) => form.EndsWith(" bytes", System.StringComparison.Ordinal);

    /// <summary>What stands several times one behind the other; null for any other form.</summary>
    public static string? ElementOf(string form) => form.LastIndexOf(" x ", System.StringComparison.Ordinal) is > 0 and var end && int.TryParse(form.Substring(end + 3), out _) ? form.Substring(0, end) : null;

    /// <summary>The forms of the elements of a tuple.</summary>
    public static IEnumerable<string> TupleParts(string tuple)
    {
        int depth = 0;
        int start = 1;
        for (int i = 1; i < tuple.Length; i++)
        {
            depth += tuple[i] is '(' or '<' ? 1 : tuple[i] is ')' or '>' ? -1 : 0;
            if (depth < 0 || (depth == 0 && tuple[i] == ','))
            {
                yield return tuple.Substring(start, i - start);
                start = i + 1;
            }
        }
    }

    /// <summary>A form, or the name of a type, with other names of types.</summary>
    public static string Rename(string form, IReadOnlyDictionary<string, string> names)
    {
        if (names.Count == 0)
        {
            return form;
        }

        if (names.TryGetValue(form, out string? whole))
        {
            return whole;
        }

        StringBuilder renamed = new();
        string[] parts = Parts(form).ToArray();
        for (int i = 0; i < parts.Length; i++)
        {
            renamed.Append(names.TryGetValue(OpenAt(parts, i), out string? name) ? name : parts[i]);
        }

        return renamed.ToString();
    }

    /// <summary>The name of a generic type without its type arguments, and how many they are: other types may have the same name.</summary>
    public static string OpenWithArity(string name) => OpenAt(Parts(name).ToArray(), 0);

    private static string OpenAt(string[] parts, int index)
    {
        if (index + 1 >= parts.Length || parts[index + 1] != "<")
        {
            return parts[index];
        }

        int arity = 1;
        int depth = 1;
        for (int i = index + 2; i < parts.Length && depth > 0; i++)
        {
            depth += parts[i] is "<" or "(" or "[" ? 1 : parts[i] is ">" or ")" or "]" ? -1 : 0;
            arity += depth == 1 && parts[i] == "," ? 1 : 0;
        }

        return $"{parts[index]}`{arity}";
    }

    /// <summary>Whether a form is what it was, or may be: schemas that Nino wrote once tell less of some.</summary>
    public static bool IsSame(string was, string now) => was == now || was == WithoutEnums(now)
        || (Parts(was).Any(IsFormer) && !Parts(now).Any(IsFormer) && WithoutHeld(was) == WithoutHeld(WithoutEnums(now)));

    /// <summary>A form, or the name of a type, that does not tell what the enums are that are type arguments.</summary>
    public static string WithoutEnums(string form)
    {
        StringBuilder name = new();
        string[] parts = Parts(form).ToArray();
        for (int i = 0; i < parts.Length; i++)
        {
            if (i + 3 < parts.Length && (parts[i], parts[i + 1], parts[i + 2]) == (" ", "of", " ") && parts[i + 3].StartsWith("System.", System.StringComparison.Ordinal))
            {
                i += 3;
            }
            else
            {
                name.Append(parts[i]);
            }
        }

        return name.ToString();
    }

    /// <summary>A form without what <c>Lazy</c> and groups hold.</summary>
    private static string WithoutHeld(string form)
    {
        StringBuilder name = new();
        int depth = 0;
        bool isHeld = false;
        foreach (string part in Parts(form))
        {
            if (isHeld)
            {
                depth += part == "<" ? 1 : part == ">" ? -1 : 0;
                isHeld = depth > 0;
                continue;
            }

            name.Append(part == FormerLazyName ? LazyName : part == FormerGroupName ? GroupName : part);
            isHeld = part is LazyName or GroupName || IsFormer(part);
        }

        return name.ToString();
    }

    private static bool IsFormer(string part) => part is FormerLazyName or FormerGroupName;

    /// <summary>A form in which types that were structs, and are classes, have no mark of their own for null.</summary>
    public static string WithoutOptional(string form, ICollection<string> types)
    {
        HashSet<string> names = new(types.Select(OpenWithArity));
        StringBuilder name = new();
        Stack<string> opened = new();
        string[] parts = Parts(form).ToArray();
        string last = "";
        for (int i = 0; i < parts.Length; i++)
        {
            name.Append(parts[i] == "?" && names.Contains(last) ? "" : parts[i]);
            if (parts[i] == "<")
            {
                opened.Push(OpenAt(parts, i - 1));
            }

            // Behind its type arguments stands a generic type.
            last = parts[i] == ">" && opened.Count > 0 ? opened.Pop() : parts[i].Length == 0 ? last : parts[i];
        }

        return name.ToString();
    }

    /// <summary>The name of a type without its type arguments.</summary>
    public static string Open(string name) => name.IndexOf('<') is > 0 and var end ? name.Substring(0, end) : name;

    /// <summary>Names and what stands between them; together they are the form.</summary>
    public static IEnumerable<string> Parts(string form)
    {
        int start = 0;
        for (int i = 0; i <= form.Length; i++)
        {
            if (i < form.Length && Separators.IndexOf(form[i]) < 0)
            {
                continue;
            }

            yield return form.Substring(start, i - start);
            if (i < form.Length)
            {
                yield return form[i].ToString();
            }

            start = i + 1;
        }
    }
}
