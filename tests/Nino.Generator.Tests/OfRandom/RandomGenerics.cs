using System;
using System.Globalization;
using System.Linq;

namespace Nino.Generator.Tests.OfRandom;

/// <summary>Generic types and methods that close each other over larger and smaller types, drawn at random.</summary>
internal sealed class RandomGenerics(int seed)
{
    private static readonly string[] Kinds = ["class", "class", "struct", "record", "collection", "dictionary", "method"];
    private static readonly string[] Forms = ["{0}[]", "List<{0}>", "({0}, {1})", "({0}, {1}, {0})", "Dictionary<string, {0}>", "HashSet<{0}>", "Lazy<{0}>", "KeyValuePair<{0}, {1}>"];

    private readonly Random _random = new(seed);
    private int[] _arities = [];

    public static string Source(int seed) => new RandomGenerics(seed).Print();

    private string Print()
    {
        _arities = [.. Enumerable.Range(0, _random.Next(1, 4)).Select(_ => _random.Next(1, 3))];
        string space = string.Create(CultureInfo.InvariantCulture, $"Generics{seed}");
        string types = string.Join("\n", _arities.Select((arity, index) => Declare(index, arity)));
        string roots = string.Join(" ", _arities.Select((arity, index) => $"public {Close(index, arity, _ => Pick("int", "string", "Guid"))} M{index};"));
        return $"#nullable disable\nnamespace {space} {{ {types} [NinoType] public class Root {{ {roots} }} }}";
    }

    private string Declare(int index, int arity)
    {
        string[] parameters = [.. Enumerable.Range(0, arity).Select(place => "T" + place)];
        string list = string.Join(", ", parameters);
        string Larger() => Close(_random.Next(_arities.Length), 0, _ => Grown(parameters, _random.Next(3)));
        string members = string.Join(" ", Enumerable.Range(0, _random.Next(1, 4)).Select(member => $"public {Wrapped(Larger())} M{member};"));
        return Kinds[_random.Next(Kinds.Length)] switch
        {
            "struct" => $"[NinoType] public struct G{index}<{list}> {{ {members} public T0 V; }}",
            "record" => $"[NinoType] public record G{index}<{list}>(T0 V, {Wrapped(Larger())} N);",
            "collection" => $"public class G{index}<{list}> : List<{Larger()}> {{ }}",
            "dictionary" => $"public class G{index}<{list}> : Dictionary<string, {Larger()}> {{ }}",
            "method" => $"[NinoType] public class G{index}<{list}> {{ {members} public static void Save<U>(U value) {{ NinoSerializer.Serialize(value); Save<{Grown(["U"], 2)}>(default); Save<{Grown(["U", .. parameters], 2)}>(default); }} }}",
            _ => $"[NinoType] public class G{index}<{list}> {{ {members} public T0 V; }}",
        };
    }

    private string Close(int index, int arity, Func<int, string> argument) =>
        $"G{index}<{string.Join(", ", Enumerable.Range(0, arity == 0 ? _arities[index] : arity).Select(argument))}>";

    private string Wrapped(string type) => Pick("{0}", "{0}", "{0}[]", "List<{0}>", "Dictionary<int, {0}>").Replace("{0}", type);

    private string Grown(string[] parameters, int depth) => depth == 0
        ? Pick(parameters)
        : string.Format(CultureInfo.InvariantCulture, Pick(Forms), Grown(parameters, depth - 1), Grown(parameters, depth - 1));

    private string Pick(params string[] words) => words[_random.Next(words.Length)];
}
