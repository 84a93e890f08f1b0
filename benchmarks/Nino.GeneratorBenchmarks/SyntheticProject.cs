using System;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using System.Text;

namespace Nino.GeneratorBenchmarks;

/// <summary>A project of many types, made from a seed: classes with mixed members, hierarchies, generic types, structs, and code that has nothing to do with Nino.</summary>
internal sealed class SyntheticProject
{
    private static readonly string[] Scalars =
    [
        "int", "long", "short", "byte", "bool", "double", "float", "decimal", "string", "char", "DateTime", "Guid", "TimeSpan", "int?", "DateTime?",
        "int[]", "List<string>", "Dictionary<string, int>", "HashSet<long>", "byte[]", "(int, string)", "Color", "Color?", "Color[]",
    ];

    private readonly Random _random;
    private readonly SortedDictionary<string, string> _files = new(StringComparer.Ordinal);
    private readonly List<string> _made = [];
    private readonly List<string> _generics = [];
    private readonly List<string> _bases = [];

    private SyntheticProject(int seed) => _random = new Random(seed);

    /// <summary>A class with members of every kind, to edit.</summary>
    public const string EditedType = "Edited.cs";

    /// <summary>A file without Nino types.</summary>
    public const string UnrelatedFile = "Service0.cs";

    /// <summary>The text of each file, by name.</summary>
    public IReadOnlyDictionary<string, string> Files => _files;

    public static SyntheticProject Create(int types, int seed)
    {
        SyntheticProject project = new(seed);
        project.Add("Color", "public enum Color { Red, Green, Blue }");
        project._files.Add(EditedType, Text("[NinoType]\npublic sealed class Edited\n{\n    public int Id;\n    public string Name { get; set; }\n    public List<Edited> Parts;\n    public int Sum() { return Id; }\n}"));
        project._made.Add("Edited");
        for (int i = 1; i < types; i++)
        {
            project.AddType(i);
        }

        for (int i = 0; i < types / 5; i++)
        {
            project.AddService(i);
        }

        return project;
    }

    private static string Text(string body) => "using System;\nusing System.Collections.Generic;\nusing Nino.Core;\n\nnamespace Synthetic;\n\n" + body + "\n";

    private void Add(string name, string body) => _files.Add(name + ".cs", Text(body));

    private void AddType(int number)
    {
        string name = "Type" + number.ToString("D4", CultureInfo.InvariantCulture);
        switch (_random.Next(20))
        {
            case < 3:
                Add(name, $"[NinoType]\npublic struct {name}\n{{\n{Members(_random.Next(2, 6))}}}");
                _made.Add(name);
                break;
            case < 5:
                Add(name, $"[NinoType]\npublic abstract class {name}\n{{\n{Members(_random.Next(1, 4))}}}");
                _bases.Add(name);
                break;
            case < 8 when _bases.Count > 0:
                Add(name, $"[NinoType]\npublic sealed class {name} : {Pick(_bases)}\n{{\n{Members(_random.Next(2, 8), name)}}}");
                _made.Add(name);
                break;
            case < 10:
                Add(name, $"[NinoType]\npublic class {name}<T>\n{{\n    public T Value;\n    public List<T> Values;\n{Members(_random.Next(1, 4))}}}");
                _generics.Add(name);
                _made.Add(name + "<int>");
                break;
            default:
                Add(name, $"[NinoType]\npublic class {name}\n{{\n{Members(_random.Next(4, 13))}}}");
                _made.Add(name);
                break;
        }
    }

    private string Members(int count, string prefix = "Member")
    {
        StringBuilder members = new();
        for (int i = 0; i < count; i++)
        {
            string accessors = _random.Next(2) == 0 ? ";" : " { get; set; }";
            members.Append(CultureInfo.InvariantCulture, $"    public {MemberType()} {prefix}{i}{accessors}\n");
        }

        return members.Append("    public int Sum(int a)\n    {\n        int b = a + 1;\n        return b;\n    }\n").ToString();
    }

    private string MemberType() => _random.Next(10) switch
    {
        0 when _made.Count > 0 => Pick(_made),
        1 when _made.Count > 0 => $"List<{Pick(_made)}>",
        2 when _bases.Count > 0 => Pick(_bases),
        3 when _generics.Count > 0 => $"{Pick(_generics)}<{Pick(Scalars)}>",
        _ => Pick(Scalars),
    };

    private string Pick(IReadOnlyList<string> names) => names[_random.Next(names.Count)];

    /// <summary>A class that calls the serializer once, among much that is no concern of it.</summary>
    private void AddService(int number)
    {
        string root = _random.Next(2) == 0 ? Pick(_made) : $"List<{Pick(_made)}>";
        string calls = string.Concat(Enumerable.Range(0, 10).Select(i => $"        Log(Run{i}(value.ToString()), \"{i}\");\n"));
        string methods = string.Concat(Enumerable.Range(0, 10).Select(i => $"    public string Run{i}(string text)\n    {{\n        return text.Trim().Substring(0, {i}).ToUpperInvariant();\n    }}\n\n"));
        Add($"Service{number}", $"public class Service{number} : IDisposable\n{{\n{methods}    public void Call(int value)\n    {{\n{calls}    }}\n\n    public byte[] Save({root} value)\n    {{\n        return NinoSerializer.Serialize(value);\n    }}\n\n    public void Dispose()\n    {{\n    }}\n\n    private static void Log(string a, string b)\n    {{\n    }}\n}}");
    }
}
