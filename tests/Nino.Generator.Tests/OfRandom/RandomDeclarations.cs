using System;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;

namespace Nino.Generator.Tests.OfRandom;

/// <summary>Declarations drawn at random, legal or not: nesting, generics, inheritance, modifiers, accessors, constructors, odd names. One stands on each line.</summary>
internal sealed class RandomDeclarations(int seed, string prefix, IReadOnlyList<string> known)
{
    private const int Declarations = 14;

    /// <summary>Keywords, what generated code calls its own, and names of the framework and the runtime.</summary>
    private static readonly string[] OddNames =
    [
        "@class", "@event", "@int", "Ärger", "名", "System", "List", "Nino", "Core", "Generated", "Writer", "Reader", "Wire", "InPlace", "IFormatter", "FixedLayout", "String", "Object", "Int32", "Type", "Enumerable",
        "value", "reader", "writer", "at", "head", "count", "reuse", "run", "run2", "fresh", "size", "destination", "source", "made", "local", "field", "global", "record", "_", "__", "T", "Read", "Write", "ReadMembers", "WriteBody", "FixedSize", "GetType", "Equals_", "ToString_",
    ];

    private static readonly string[] Leaves =
    [
        "int", "byte", "bool", "char", "long?", "double", "decimal", "string", "string", "DateTime", "Guid", "TimeSpan?", "nint", "object", "int[]", "string[][]", "int[,]", "Uri", "DayOfWeek", "Action", "Func<int>", "dynamic",
    ];

    private static readonly string[] Forms =
    [
        "{0}[]", "List<{0}>", "Dictionary<string, {0}>", "({0}, {1})", "({0} A, {1} B)?", "KeyValuePair<{0}, {1}>", "HashSet<string>", "IEnumerable<{0}>", "IReadOnlyDictionary<int, {0}>", "Lazy<{0}>", "Queue<{0}>", "Tuple<{0}, {1}>", "System.Collections.Immutable.ImmutableArray<{0}>",
    ];

    private readonly Random _random = new(seed);
    private readonly List<string> _types = [.. known];

    public static string[] Lines(int seed, string prefix, IReadOnlyList<string> known) => new RandomDeclarations(seed, prefix, known).Print();

    private string[] Print() => [.. Enumerable.Range(0, Declarations).Select(index => Declare(prefix + index.ToString(CultureInfo.InvariantCulture), "", 0))];

    private string Declare(string name, string outer, int depth)
    {
        string[] parameters = Chance(4) ? [.. Enumerable.Range(0, _random.Next(1, 3)).Select(index => "T" + index)] : [];
        string list = parameters.Length == 0 ? "" : $"<{string.Join(", ", parameters)}>";
        string constraints = parameters.Length > 0 && Chance(3) ? $" where T0 : {Pick("class", "struct", "unmanaged", "notnull", "new()", "IComparable<T0>")}" : "";
        string kind = Pick("class", "class", "class", "sealed class", "abstract class", "struct", "readonly struct", "record", "sealed record", "record struct", "readonly record struct", "interface", "enum", "partial class", "class()", "collection");
        string access = Pick(depth == 0 ? ["public", "public", "public", "internal"] : ["public", "public", "internal", "protected", "private", "protected internal"]);
        string mark = Chance(6) ? "" : Pick("[NinoType] ", "[NinoType] ", "[NinoType(containNonPublicMembers: true)] ", "[NinoType(true, true)] ", "[NinoType(false)] ", "[NinoType(allowInheritance: false)] ", "[NinoType, NinoCompact] ");
        string own = outer + name + list;
        string text = kind switch
        {
            "enum" => $"{access} enum {name} : {Pick("byte", "int", "ulong", "sbyte")} {{ A, B, C = 5 }}",
            "collection" => $"{access} class {name}{list} : {Pick("List", "HashSet", "Queue", "System.Collections.ObjectModel.Collection")}<{Type(parameters)}>{constraints} {{ {(prefix[0] == 'P' && Chance(3) ? Member(parameters, name, 0) : "")} }}", // Other assemblies do not see each setter.
            "partial class" => $"{mark}{access} partial class {name}{list}{constraints} {{ {Members(parameters, name)} }} {access} partial class {name}{list} {{ {Member(parameters, name, 90)} }}",
            "class()" => $"{mark}{access} class {name}{list}({Type(parameters).Replace("dynamic", "object", StringComparison.Ordinal)} first, int second = 3){Bases(parameters)}{constraints} {{ public {Pick("string", "int")} Shown => {Pick("\"\" + first", "second")}; {Members(parameters, name)} }}",
            "record" or "sealed record" or "record struct" or "readonly record struct" =>
                $"{mark}{access} {kind} {name}{list}({string.Join(", ", Enumerable.Range(0, _random.Next(4)).Select(index => $"{(Chance(6) ? "[property: NinoIgnore] " : "")}{Type(parameters)} {MemberName(index)}"))}){constraints} {{ {Members(parameters, name)} }}",
            "interface" => $"{mark}{access} interface {name}{list}{constraints} {{ {Type(parameters)} P {{ get; set; }} }}",
            _ => $"{mark}{access} {kind} {name}{list}{(kind.EndsWith("struct", StringComparison.Ordinal) ? "" : Bases(parameters))}{constraints} {{ {Members(parameters, name)} {Constructors(parameters, name)} {Nested(own, depth)} }}",
        };
        if (kind is not "interface" || Chance(2))
        {
            _types.Add(parameters.Length == 0 ? own : outer + name + "<" + string.Join(", ", parameters.Select(_ => Pick("int", "string", "{0}"))) + ">");
        }

        return text;
    }

    private string Nested(string own, int depth) => depth < 2 && Chance(3) ? Declare(Pick("Inner", "Other", "Writer", "Read", "@class"), own + ".", depth + 1) : "";

    private string Bases(string[] parameters) => Chance(3) && _types.Count > 0 ? " : " + Closed(_types[_random.Next(_types.Count)], parameters) : "";

    private string Constructors(string[] parameters, string name) => _random.Next(5) switch
    {
        0 => $"public {name}(int a, {Type(parameters)} b) {{ }}",
        1 => $"public {name}() {{ }} public {name}({Pick("in ", "params ", "")}{Type(parameters)} m0) {{ }}",
        2 => $"{Pick("private", "internal", "protected")} {name}({Type(parameters)} {MemberName(0).ToLowerInvariant()} = default) {{ }}",
        3 => $"[NinoConstructor] public {name}(string m1, int other = 2) {{ }}",
        _ => "",
    };

    private string Members(string[] parameters, string name) => string.Join(" ", Enumerable.Range(0, _random.Next(5)).Select(index => Member(parameters, name, index)));

    private string Member(string[] parameters, string owner, int index)
    {
        string type = Type(parameters);
        string name = MemberName(index);
        string access = Pick("public", "public", "public", "public", "internal", "private", "protected", "private protected");
        string mark = !Chance(7) ? "" : Pick("[NinoIgnore] ", "[NinoCompact] ", "[NinoUtf8] ", "[Obsolete] ", access == "public" ? $"[NinoMember({index})] " : "", "[NonSerialized] ", "[field: NonSerialized] ");
        return mark + _random.Next(16) switch
        {
            0 => $"{access} {Pick("readonly", "volatile", "required", "new", "static")} {type} {name};",
            1 or 2 => $"{access} {type} {name} {{ get; {Pick("private set", "internal set", "init", "private init", "protected set")}; }}",
            3 => $"{access} {type} {name} {{ get; }}{(Chance(2) ? " = default;" : "")}",
            4 => $"{access} {Pick("virtual", "required", "static", "new", "abstract", "override")} {type} {name} {{ get; set; }}",
            5 => $"private {type} _{index}; {access} {type} {name} {{ get => _{index}; set {{ _{index} = value; }} }}",
            6 => $"{access} {type} {name} => default;",
            7 => $"{access} event Action {name};",
            8 => $"{access} {type} this[int i] => default;",
            9 => $"private {type} _{index}; {access} ref {type} {name} => ref _{index};",
            10 => $"{access} const int {name} = 1;",
            11 => $"{access} {type} {name}({type} one = default) => one; {access} static {owner} operator !({owner} one) => one;",
            12 => $"{access} {type} {name} {{ {Pick("private ", "")}get; set; }}",
            13 => $"{access} {type} {name};",
            _ => $"{access} {type} {name} {{ get; set; }}",
        };
    }

    private string MemberName(int index) => Chance(4) ? Pick(OddNames) : "M" + index.ToString(CultureInfo.InvariantCulture);

    private string Type(string[] parameters, int depth = 2)
    {
        int drawn = _random.Next(10);
        return drawn < 2 && depth > 0 ? string.Format(CultureInfo.InvariantCulture, Pick(Forms), Type(parameters, depth - 1), Type(parameters, depth - 1))
            : drawn < 4 && parameters.Length > 0 ? Pick(parameters)
            : drawn < 6 && _types.Count > 0 ? Closed(_types[_random.Next(_types.Count)], parameters)
            : Pick(Leaves);
    }

    private string Closed(string type, string[] parameters) => type.Replace("{0}", parameters.Length > 0 ? parameters[0] : "Guid", StringComparison.Ordinal);

    private bool Chance(int of) => _random.Next(of) == 0;

    private string Pick(params string[] words) => words[_random.Next(words.Length)];
}
