using System.Globalization;
using System.Linq;

namespace Nino.Generator.Tests.OfRandom;

/// <remarks>What stands in types.</remarks>
internal sealed partial class RandomDeclarations
{
    /// <summary>Keywords, what generated code calls its own, what every class has, escapes, and names of the framework and the runtime.</summary>
    private static readonly string[] OddNames =
    [
        "@class", "@event", "@int", "Ärger", "名", "\\u0041b", "System", "List", "Nino", "Core", "Generated", "Writer", "Reader", "Wire", "InPlace", "IFormatter", "FixedLayout", "String", "Object", "Int32", "Type", "Enumerable", "Guid", "Unsafe",
        "value", "reader", "writer", "at", "head", "count", "reuse", "run", "run2", "fresh", "size", "destination", "source", "made", "local", "field", "global", "record", "file", "required", "scoped", "_", "__", "T", "T0", "Read", "Write", "ReadMembers", "WriteBody", "FixedSize",
        "GetType", "Equals_", "ToString_", "GetHashCode", "MemberwiseClone", "EqualityContract", "Deconstruct", "Item", "Value", "HasValue", "M0", "m0", "_m0",
    ];

    private static readonly string[] Leaves =
    [
        "int", "byte", "bool", "char", "long?", "double", "decimal", "string", "string", "DateTime", "Guid", "TimeSpan?", "nint", "object", "int[]", "string[][]", "int[,]", "Uri", "DayOfWeek", "Action", "Func<int>", "dynamic", "System.IO.Stream", "Half", "Int128",
    ];

    /// <summary>What is rarely legal.</summary>
    private static readonly string[] OddLeaves = ["int*", "Span<int>", "delegate*<int>", "TypedReference", "void", "Exception", "IDisposable", "Nullable<int>", "global::System.Int32", "Range"];

    private static readonly string[] Forms =
    [
        "{0}[]", "List<{0}>", "Dictionary<string, {0}>", "({0}, {1})", "({0} A, {1} B)?", "KeyValuePair<{0}, {1}>", "HashSet<string>", "IEnumerable<{0}>", "IReadOnlyDictionary<int, {0}>", "Lazy<{0}>", "Queue<{0}>", "Tuple<{0}, {1}>", "System.Collections.Immutable.ImmutableArray<{0}>",
        "IList<{0}>", "Memory<{0}>", "ArraySegment<{0}>", "Dictionary<{0}, {1}>", "{0}[][,]", "Stack<{0}>",
    ];

    private string Constructors(string[] parameters, string name) => _random.Next(8) switch
    {
        0 => $"public {name}(int a, {Type(parameters)} b) {{ }}",
        1 => $"public {name}() {{ }} public {name}({Pick("in ", "params ", "ref ", "ref readonly ", "")}{Type(parameters)} m0) {{ }}",
        2 => $"{Pick("private", "internal", "protected")} {name}({Type(parameters)} {MemberName(0).ToLowerInvariant()} = default) {{ }}",
        3 => $"[NinoConstructor] public {name}(string m1, int other = 2) {{ }}",
        4 => $"[NinoConstructor{Pick("", "(nameof(M0))", "(\"M1\", \"M0\")")}] public static {name} Make({Type(parameters)} m0) => default;",
        5 => $"[NinoRefDeserialization] public static {name} Rent() => new();",
        _ => "",
    };

    private string Members(string[] parameters, string name, int first = 0) => string.Join(" ", Enumerable.Range(first, _random.Next(5)).Select(index => Member(parameters, name, index)));

    private string Member(string[] parameters, string owner, int index)
    {
        string type = Type(parameters);
        string name = MemberName(index);
        string access = _isStruct ? Pick("public", "public", "public", "internal", "private") : Pick("public", "public", "public", "public", "internal", "private", "protected", "private protected");
        string mark = _isNumbered ? $"[NinoMember({Pick("", "1", "20000000")}{index})] "
            : !Chance(7) ? ""
            : Pick("[NinoIgnore] ", "[NinoCompact] ", "[NinoUtf8] ", "[Obsolete] ", access == "public" ? $"[NinoMember({index})] " : "", "[field: NonSerialized] ", "[System.Diagnostics.CodeAnalysis.Experimental(\"X2\")] ");
        return mark + _random.Next(26) switch
        {
            0 => $"{access} {Pick("readonly", "volatile", "required", "new", "static", "static readonly")} {type} {name};",
            1 or 2 => $"{access} {type} {name} {{ get; {Pick("private set", "internal set", "init", "private init", "protected set")}; }}",
            3 => $"{access} {type} {name} {{ get; }}{(Chance(2) ? " = default;" : "")}",
            4 => $"{access} {Pick("virtual", "virtual", "required", "required", "static", "new", "abstract", "override", "sealed override")} {type} {name} {{ get; set; }}",
            5 => $"private {type} _{index}; {access} {type} {name} {{ get => _{index}; set {{ _{index} = value; }} }}",
            6 => $"{access} {type} {name} => default;",
            7 => $"{access} event Action {name};",
            8 => $"{access} {type} this[int i] => default;",
            9 => $"private {type} _{index}; {access} ref {Pick("", "readonly ")}{type} {name} => ref _{index};",
            10 => $"{access} const int {name} = 1;",
            11 => $"{access} {type} {name}({type} one = default) => one; {access} static {owner} operator !({owner} one) => one;",
            12 => $"{access} {type} {name} {{ {Pick("private ", "")}get; set; }}",
            13 => $"{access} {type} {name};",
            14 => $"{access} {type} {name} {{ get; set; }} = default; {access} static {type} {name}_Static {{ get; set; }}",
            15 => $"{access} {Pick("", "required ")}{type} {name} {{ {Pick("get; set => field = value;", "get => field; set;", "get => field ??= default; init => field = value;")} }}",
            16 when _isStruct => $"{access} unsafe fixed {Pick("int", "byte", "char", "bool", "double", "long")} {name}[{_random.Next(1, 9)}];",
            17 => $"{access} NinoUnknownMembers {name}{Pick(";", " { get; set; }", " { get; init; }")}",
            18 => $"{access} required {type} {name} {{ get; init; }}",
            19 => $"public {Pick("new ", "")}{Pick("void OnSerializing()", "void GetType()", "void Equals()", "void Deconstruct(out int one)", "void MemberwiseClone()")} {{ {Pick("", "one = 1;")} }}",
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
            : Pick(Chance(40) ? OddLeaves : Leaves);
    }
}
