using System.Globalization;
using System.Linq;
using System.Text;
using Nino.Core.Schemas;

namespace Nino.Contract;

/// <summary>A schema as JSON: a line for each member, so that version control shows what changed.</summary>
internal static class SchemaJson
{
    private const int Version = 1;

    public static string Write(IEnumerable<NinoSchemaType> types)
    {
        StringBuilder json = new();
        json.Append("{\n  \"version\": ").Append(Version).Append(",\n  \"types\": [");
        string separator = "";
        foreach (NinoSchemaType type in types)
        {
            json.Append(separator).Append("\n    {\n      \"name\": ");
            separator = ",";
            Append(json, type.Name);
            json.Append(",\n      \"kind\": ");
            Append(json, type.Kind.ToString());
            if (type.IsVersionTolerant)
            {
                json.Append(",\n      \"versionTolerant\": true");
            }

            if (type.LastPlain is { } last)
            {
                json.Append(",\n      \"lastPlain\": ").Append(last.ToString(CultureInfo.InvariantCulture));
            }

            if (type.PreservesReferences)
            {
                json.Append(",\n      \"preservesReferences\": true");
            }

            if (type.Tag is { } tag)
            {
                json.Append(",\n      \"tag\": ").Append(tag.ToString(CultureInfo.InvariantCulture));
            }

            AppendList(json, "formerNames", type.FormerNames, Append);
            AppendList(json, "bases", type.Bases, Append);
            AppendList(json, "reserved", type.ReservedNumbers, static (json, number) => json.Append(number.ToString(CultureInfo.InvariantCulture)));
            json.Append(",\n      \"members\": [");
            for (int i = 0; i < type.Members.Count; i++)
            {
                json.Append(i == 0 ? "\n        " : ",\n        ");
                Append(json, type.Members[i]);
            }

            json.Append(type.Members.Count == 0 ? "]" : "\n      ]").Append("\n    }");
        }

        return json.Append(separator.Length == 0 ? "]" : "\n  ]").Append("\n}\n").ToString();
    }

    /// <summary>Reads what <see cref="Write"/> writes, in whatever layout. Properties that this version does not know are passed over.</summary>
    /// <exception cref="FormatException">The text is no such JSON.</exception>
    public static NinoSchemaType[] Read(string json)
    {
        Dictionary<string, object?> root = JsonText.Read(json) as Dictionary<string, object?> ?? throw new FormatException("The schema is not a JSON object.");
        if (Number(root, "version") is not Version)
        {
            throw new FormatException($"The schema's version is not {Version}.");
        }

        NinoSchemaType[] types = List(root, "types").Select(Type).ToArray();
        return types.GroupBy(type => type.Name).FirstOrDefault(same => same.Skip(1).Any()) is { } twice ? throw new FormatException($"The schema has '{twice.Key}' twice.") : types;
    }

    private static NinoSchemaType Type(object? item)
    {
        Dictionary<string, object?> type = Object(item);
        string kind = Text(type, "kind");
        return new NinoSchemaType(
            Text(type, "name"),
            Enum.GetNames(typeof(NinoSchemaKind)).Contains(kind) ? (NinoSchemaKind)Enum.Parse(typeof(NinoSchemaKind), kind) : throw new FormatException($"'{kind}' is no kind of type."),
            List(type, "members").Select(Member).ToArray())
        {
            IsVersionTolerant = Is(type, "versionTolerant"),
            LastPlain = Number(type, "lastPlain"),
            PreservesReferences = Is(type, "preservesReferences"),
            Tag = Number(type, "tag") is { } tag ? tag is >= 0 and <= ushort.MaxValue ? (ushort)tag : throw new FormatException($"{tag} is no tag.") : null,
            FormerNames = List(type, "formerNames").Select(name => name as string ?? throw new FormatException("A former name is not a string.")).ToArray(),
            Bases = List(type, "bases").Select(name => name as string ?? throw new FormatException("A base is not a string.")).ToArray(),
            ReservedNumbers = List(type, "reserved").Select(number => number as int? ?? throw new FormatException("A reserved number is not a number.")).ToArray(),
        };
    }

    private static NinoSchemaMember Member(object? item)
    {
        Dictionary<string, object?> member = Object(item);
        return new NinoSchemaMember(Text(member, "name"), Number(member, "number"), Text(member, "form"));
    }

    private static Dictionary<string, object?> Object(object? item) => item as Dictionary<string, object?> ?? throw new FormatException("An object is expected.");

    private static bool Is(Dictionary<string, object?> item, string name) => item.TryGetValue(name, out object? value) && value is true;

    private static string Text(Dictionary<string, object?> item, string name) =>
        item.TryGetValue(name, out object? value) && value is string text ? text : throw new FormatException($"\"{name}\" is missing, or not a string.");

    private static int? Number(Dictionary<string, object?> item, string name) =>
        !item.TryGetValue(name, out object? value) || value is null ? null : value as int? ?? throw new FormatException($"\"{name}\" is not a number.");

    private static List<object?> List(Dictionary<string, object?> item, string name) =>
        !item.TryGetValue(name, out object? value) ? [] : value as List<object?> ?? throw new FormatException($"\"{name}\" is not a list.");

    private static void AppendList<T>(StringBuilder json, string name, IReadOnlyList<T> items, Action<StringBuilder, T> append)
    {
        if (items.Count == 0)
        {
            return;
        }

        json.Append(",\n      \"").Append(name).Append("\": [");
        for (int i = 0; i < items.Count; i++)
        {
            json.Append(i == 0 ? "" : ", ");
            append(json, items[i]);
        }

        json.Append(']');
    }

    private static void Append(StringBuilder json, NinoSchemaMember member)
    {
        json.Append("{ \"name\": ");
        Append(json, member.Name);
        if (member.Number is { } number)
        {
            json.Append(", \"number\": ").Append(number.ToString(CultureInfo.InvariantCulture));
        }

        json.Append(", \"form\": ");
        Append(json, member.Form);
        json.Append(" }");
    }

    /// <summary>The build has the text in a comment of C#, which "*/" would end, and in a file of UTF-8, which has no halves of surrogate pairs.</summary>
    private static void Append(StringBuilder json, string text)
    {
        json.Append('"');
        for (int i = 0; i < text.Length; i++)
        {
            char next = text[i];
            bool isPair = i + 1 < text.Length && char.IsSurrogatePair(next, text[i + 1]);
            bool endsComment = next == '/' && i > 0 && text[i - 1] == '*';
            _ = isPair ? json.Append(next).Append(text[++i])
                : next is '"' or '\\' || endsComment ? json.Append('\\').Append(next)
                : next < ' ' || char.IsSurrogate(next) ? json.Append("\\u").Append(((int)next).ToString("x4", CultureInfo.InvariantCulture))
                : json.Append(next);
        }

        json.Append('"');
    }
}
