using System;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;

namespace Nino.Generator.Tests.OfRandom;

/// <summary>Declarations drawn at random, legal or not: nesting, generics, inheritance, modifiers, accessors, constructors, attributes, odd names. One stands on each line.</summary>
internal sealed partial class RandomDeclarations(int seed, string prefix, IReadOnlyList<string> known)
{
    /// <summary>How many lines there are.</summary>
    public const int Count = 14;

    private static readonly string[] Kinds =
    [
        "class", "class", "class", "class", "sealed class", "abstract class", "file class", "static class", "class()", "partial class", "struct", "struct", "readonly struct", "ref struct", "file struct", "inline",
        "record", "sealed record", "abstract record", "record below", "partial record", "record struct", "readonly record struct", "interface", "static interface", "enum", "delegate", "collection", "calls", "extension", "growing", "explicit", "callbacks",
    ];

    private static readonly string[] Marks =
    [
        "[NinoType] ", "[NinoType] ", "[NinoType] ", "[NinoType(containNonPublicMembers: true)] ", "[NinoType(true, true)] ", "[NinoType(false)] ", "[NinoType(false, true)] ", "[NinoType(allowInheritance: false)] ", "[NinoType, NinoCompact] ",
        "[NinoType(PreserveReferences = true)] ", "[NinoType, NinoFormerName(\"Former{0}\")] ", "[NinoType, NinoTag({1})] ", "[NinoType, Obsolete] ", "[NinoType, System.Diagnostics.CodeAnalysis.Experimental(\"X1\")] ",
    ];

    private static readonly string[] TolerantMarks =
    [
        "[NinoType(VersionTolerant = true)] ", "[NinoType(false, true, VersionTolerant = true)] ", "[NinoType(true, true, VersionTolerant = true, PreserveReferences = true)] ", "[NinoType(VersionTolerant = true), NinoReserved(7, 90), NinoFallbackType(null)] ",
    ];

    /// <summary>Namespaces that hide those of the framework and of the runtime.</summary>
    private static readonly string[] Namespaces = ["Own", "@namespace", "Nino", "Nino.Core", "System", "Own.System", "Own.Nino.Core", "Own.Generated", "N\\u0061me"];

    private readonly Random _random = new(seed);
    private readonly List<string> _types = [.. known];

    /// <summary>Whether members of the type at hand need numbers.</summary>
    private bool _isNumbered;

    private bool _isStruct;

    public static string[] Lines(int seed, string prefix, IReadOnlyList<string> known) => new RandomDeclarations(seed, prefix, known).Print();

    private string[] Print()
    {
        string[] lines = [.. Enumerable.Range(0, Count).Select(index => DeclareIn(prefix + index.ToString(CultureInfo.InvariantCulture)))];

        // The compiler itself overflows its stack over types of other assemblies there that it may not see.
        string[] own = [.. _types.Where(type => type.StartsWith(prefix, StringComparison.Ordinal) && !type.Contains('.', StringComparison.Ordinal)).Select(type => Closed(type, []))];
        return own.Length > 0 && Chance(3) ? [$"[assembly: {Pick($"NinoSerializable(typeof({Pick(own)}))", $"NinoSerializable(typeof(List<{Pick(own)}>))", $"NinoBaseType(typeof({Pick(own)}))", "NinoLeaveOutUnserializable")}]", .. lines] : lines;
    }

    /// <summary>In a namespace now and then.</summary>
    private string DeclareIn(string name)
    {
        if (!Chance(8))
        {
            return Declare(name, "", 0);
        }

        int before = _types.Count;
        string space = Pick(Namespaces);
        string text = $"namespace {space} {{ {Declare(name, "", 0)} }}";
        for (int i = before; i < _types.Count; i++)
        {
            _types[i] = $"{space}.{_types[i]}";
        }

        return text;
    }

    private string Declare(string name, string outer, int depth)
    {
        string kind = Pick(Kinds);
        string[] parameters = Chance(4) ? [.. Enumerable.Range(0, _random.Next(1, 3)).Select(index => "T" + index)] : [];
        string list = parameters.Length == 0 ? "" : $"<{string.Join(", ", parameters)}>";
        string where = parameters.Length > 0 && Chance(3) ? $" where T0 : {Pick("class", "struct", "unmanaged", "notnull", "new()", "IComparable<T0>", "class, new()", "Enum", "allows ref struct", Type([]))}" : "";
        string access = kind.StartsWith("file", StringComparison.Ordinal) ? "" : Pick(depth == 0 ? ["public ", "public ", "public ", "internal "] : ["public ", "public ", "internal ", "protected ", "private ", "protected internal ", "private protected "]);
        _isNumbered = Chance(8);
        string mark = _isNumbered ? Pick(TolerantMarks) : Chance(6) ? "" : string.Format(CultureInfo.InvariantCulture, Pick(Marks), _random.Next(1000), _random.Next(60000));
        string own = outer + name + list;
        _isStruct = kind.Contains("struct", StringComparison.Ordinal);
        string text = kind switch
        {
            "enum" => $"{access}enum {name} : {Pick("byte", "int", "ulong", "sbyte")} {{ A, B, C = 5 }}",
            "delegate" => $"{access}delegate void {name}{list}({Type(parameters)} one){where};",
            "collection" => $"{access}class {name}{list} : {Pick("List", "HashSet", "Queue", "Stack", "LinkedList", "System.Collections.ObjectModel.Collection")}<{Type(parameters)}>{where} {{ {(prefix[0] == 'P' && Chance(3) ? Member(parameters, name, 0) : "")} }}", // Other assemblies do not see each setter.
            "partial class" or "partial record" => $"{mark}{access}{kind} {name}{list}{where} {{ {Members(parameters, name)} }} {access}{kind} {name}{list} {{ {Member(parameters, name, 90)} }}",
            "class()" => $"{mark}{access}class {name}{list}({Type(parameters).Replace("dynamic", "object", StringComparison.Ordinal)} first, int second = 3){Bases(parameters)}{where} {{ public {Pick("string", "int")} Shown => {Pick("\"\" + first", "second")}; {Members(parameters, name)} }}",
            "record" or "sealed record" or "abstract record" or "record struct" or "readonly record struct" => $"{mark}{access}{kind} {name}{list}({Positional(parameters)}){where} {{ {Members(parameters, name, 50)} {Nested(own, depth)} }}",
            "record below" => $"{mark}{access}record {name}{list}({Positional(parameters)}){Bases(parameters, or: "object")}({Pick("", "default", "M0", "default, default")}){where} {{ {Members(parameters, name, 50)} }}",
            "interface" => $"{mark}{access}interface {name}{list}{Bases(parameters)}{where} {{ {Type(parameters)} P {{ get; set; }} {(Chance(3) ? $"{Type(parameters)} Q => default;" : "")} }}",
            "static interface" => $"{mark}{access}interface {name}{list}{where} {{ static abstract {Type(parameters)} Make(); {Type(parameters)} P {{ get; }} }}",
            "explicit" => Explicit(mark + access, name),
            "callbacks" => $"{mark}{access}{Pick("class", "record")} {name}{list} : INinoOnSerializing, INinoOnDeserialized{where} {{ public void OnSerializing() {{ }} {Pick("public void ", "void INinoOnDeserialized.")}OnDeserialized() {{ }} {Members(parameters, name)} }}",
            "static class" => $"{mark}{access}static class {name}{list}{where} {{ public static {Type(parameters)} S; {Nested(own, depth)} }}",
            "inline" => $"[System.Runtime.CompilerServices.InlineArray({_random.Next(1, 5)})] {mark}{access}struct {name}{list}{where} {{ {Pick("private", "public")} {Type(parameters)} _element; }}",
            "calls" => Calls(access, name, parameters, list, where),
            "extension" => $"{access}static class {name} {{ extension{(parameters.Length == 1 ? list : "")}({(parameters.Length == 1 ? "T0" : Type([]))} value) {{ public byte[] {name}Save() => NinoSerializer.Serialize(value); public static int {name}Size => 1; }} }}",
            "growing" => Growing("[NinoType] " + access, name),
            _ => $"{mark}{access}{kind} {name}{list}{(kind.EndsWith("struct", StringComparison.Ordinal) ? "" : Bases(parameters))}{where} {{ {Members(parameters, name)} {Constructors(parameters, name)} {Nested(own, depth)} }}",
        };
        _isStruct = false;
        bool isNamed = access == "public " || Chance(5);
        if (!isNamed)
        {
            return text;
        }

        if (kind is not ("static class" or "calls" or "extension" or "growing") && (!kind.EndsWith("interface", StringComparison.Ordinal) || Chance(2)))
        {
            _types.Add(parameters.Length == 0 ? own : outer + name + "<" + string.Join(", ", parameters.Select(_ => Pick("int", "string", "{0}"))) + ">");
        }

        return text;
    }

    private string Positional(string[] parameters) => string.Join(", ", Enumerable.Range(0, _random.Next(4)).Select(index =>
        $"{(_isNumbered ? $"[NinoMember({index + 20})] " : Chance(6) ? Pick("[property: NinoIgnore] ", "[NinoIgnore] ", "[property: NinoUtf8] ", "[NinoCompact] ") : "")}{(Chance(12) ? Pick("in ", "params ") : "")}{Type(parameters)} {MemberName(index)}"));

    /// <summary>Closes itself over something larger, in one way, and nothing else uses it: the compiler itself overflows its stack over references to such types. <see cref="RandomGenerics"/> has more of them.</summary>
    private string Growing(string modifiers, string name) =>
        $"{modifiers}{Pick("class", "record")} {name}<T0> {{ public {name}<{Pick("T0[]", "List<T0>", "(T0, T0)", $"{name}<T0>", "KeyValuePair<int, T0>")}>{Pick("[]", "")} M0 {{ get; set; }} public T0 M1; }}";

    /// <summary>With an interface of its own, which it implements explicitly.</summary>
    private string Explicit(string modifiers, string name)
    {
        string type = Type([]);
        return $"public interface {name}_I {{ {type} P {{ get; set; }} {type} Q {{ get; }} }} {modifiers}{Pick("class", "record", "sealed class")} {name} : {name}_I {{ {type} {name}_I.P {{ get; set; }} {Pick($"{type} {name}_I.Q", $"public {type} Q")} {{ get; }} {Members([], name)} }}";
    }

    private string Calls(string access, string name, string[] parameters, string list, string where)
    {
        string type = Type(parameters);
        return $"{access}{Pick("static class", "class")} {name}{list}{where} {{ public static byte[] Save<U>(U value) => NinoSerializer.Serialize(value); public static byte[] Run({type} value) => Save({Pick("value", "new[] { value }", "(value, value)", "new List<" + type + "> { value }")}); "
            + $"public static object Load(byte[] bytes) => NinoDeserializer.Deserialize<{Type(parameters)}>(bytes); public static byte[] Box({Type(parameters)} value) => NinoSerializer.Serialize{Pick("((object)value)", "<object>(value)", "(new { value, Name = 1 })")}; }}";
    }

    private string Nested(string own, int depth)
    {
        (bool isNumbered, bool isStruct) = (_isNumbered, _isStruct);
        string text = depth < 2 && Chance(3) ? Declare(Pick("Inner", "Other", "Writer", "Read", "@class", "System", "T0"), own + ".", depth + 1) : "";
        (_isNumbered, _isStruct) = (isNumbered, isStruct);
        return text;
    }

    private string Bases(string[] parameters, string or = "") => Chance(3) && _types.Count > 0 ? " : " + Closed(_types[_random.Next(_types.Count)], parameters)
        : or.Length > 0 ? " : " + or
        : Chance(12) ? Pick(" : Exception", " : EventArgs", " : List<int>")
        : "";

    private string Closed(string type, string[] parameters) => type.Replace("{0}", parameters.Length > 0 ? parameters[0] : "Guid", StringComparison.Ordinal);

    private bool Chance(int of) => _random.Next(of) == 0;

    private string Pick(params string[] words) => words[_random.Next(words.Length)];
}
