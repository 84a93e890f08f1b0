using System;
using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Nino.Generator.Tests;

/// <summary>A project whose files are made of choices; an edit chooses one of them anew, so that it changes as little as an edit can.</summary>
internal sealed class EditedProject
{
    private const int Types = 10;
    private const int Members = 4;
    private const int Places = 7 + Members;

    /// <summary>The choice that ends the class which the one before begins.</summary>
    private const int SecondHalf = 14;

    private static readonly string[] Headers =
    [
        "[NinoType] public class T{0}", "[NinoType] public sealed class T{0}", "[NinoType] public struct T{0}", "public struct T{0}", "[NinoType] public abstract class T{0}", "public class T{0} : T{1}", "public class T{0}",
        "[NinoType(containNonPublicMembers: true)] public class T{0}", "public enum T{0} : byte", "public enum T{0} : long", "[NinoType] public class T{0} : T{1}", "public class T{0} : List<T{1}>", "[NinoType] public interface T{0}",
        "[NinoType] internal class T{0}", "[NinoType] public record T{0}(int A, T{1} B)", "[NinoType] public readonly record struct T{0}(long A)", "public class T{0} : I<T{1}>", "[NinoType, NinoCompact] public class T{0}", "[NinoType(false)] public class T{0}",
        "[NinoCustomFormatter(typeof(F))] public class T{0}", "[NinoType, NinoFormerName(\"Old{1}\")] public class T{0}", "[NinoType, Obsolete(\"\", true)] public class T{0}", "[NinoType] public class T{0} : T{1}, INinoOnSerialized", "public delegate void T{0}(); public class U{0}",
    ];

    private static readonly string[] MemberTexts =
    [
        "", "public int {0};", "public string {0} {{ get; set; }}", "public {1} {0};", "public {1}? {0};", "public List<{1}> {0};", "public List<{1}> {0} {{ get; }} = new();", "public {1} {0} {{ get; }}", "[NinoMember(K{2}.Value)] public long {0};",
        "[NinoMember(Inner)] public int {0};", "public Dictionary<int, {1}> {0};", "private {1} {0};", "[NinoCompact] public int[] {0};", "public G{2}<{1}> {0};", "public G0<G1<{1}>> {0};", "public Own{2} {0};", "public E{2} {0};", "public {1} {0} {{ get => field; }}",
        "public {1} {0} => null;", "[NinoIgnore] public {1} {0};", "public virtual int {0} {{ get; set; }}", "public override int {0} {{ get; set; }}", "[NinoCustomFormatter(typeof(F))] public {1} {0};", "public required {1} {0} {{ get; init; }}", "public Outer.Nested {0};",
        "public {1}.Nested {0};", "public struct {0}N {{ public {1} V; }} public {0}N {0};", "public class Nested {{ public int V; }}", "public enum Nested {{ A }}", "public int {0}(", "public Alias {0};", "public Twin {0};", "public Action {0};", "public Store<{1}> {0};",
        "[NinoConstructor] public T(int {0}, {1} b) {{ }}", "public {1}[] {0};", "public I<{1}> {0};",
        "public int {0} {{ get; set; }}", "public int {0} {{ get; set {{ field = value; }} }}", "public Kept {0};", "public Backed[] {0};",
    ];

    private static readonly string[] Calls =
    [
        "", "NinoSerializer.Serialize(new List<{0}>());", "NinoSerializer.Serialize(Source.Get{1}());", "var v = Source.Get{1}(); var w = v[0]; NinoSerializer.Serialize(new[] {{ w }});", "Store.Save(Source.Get{1}());", "new {0}().Send();",
        "NinoSerializer.Serialize(Source.Choose(K{1}.Value));", "Store.Save(new G{1}<{0}>());", "NinoDeserializer.Deserialize<Dictionary<string, {0}>>(new byte[0]);", "foreach (var x in new Each()) NinoSerializer.Serialize(new List<object> {{ x }}); Store.Save(new {0}[1]);", "new Store<{0}>().Put(null);",
        "NinoSerializer.Serialize(Only());", "NinoSerializer.Serialize(new Wide().Next.Next);",
    ];

    /// <summary>Declarations that others refer to; each stands with one of its versions.</summary>
    private static readonly string[][] Shared =
    [
        ["", "[assembly: NinoCustomFormatter(typeof(F))] ", "[assembly: NinoCustomFormatter(typeof(G))] ", "[assembly: NinoSerializable(typeof(HashSet<T3>))] ", "global using Alias = T2; ", "global using Alias = System.Collections.Generic.List<T4>; ", "global using static Constants; "],
        ["public static class K0 { public const ushort Value = 1; } ", "public static class K0 { public const ushort Value = 5; } ", "public static class K0 { public const ushort Value = K1.Value; } "],
        ["public static class K1 { public const ushort Value = 2; } ", "public static class K1 { public const ushort Value = 7; } ", "public static class K1 { public const ushort Value = (ushort)E0.A; } "],
        ["public enum E0 : byte { A } ", "public enum E0 : long { A } ", "public enum E0 : byte { B, A } "],
        ["public enum E1 { A = 3 } ", "public struct E1 { public int A; } ", "[NinoType] public class E1 { } "],
        ["[NinoType] public class G0<T> { public T V; } ", "[NinoType] public class G0<T> where T : new() { public T V; } ", "[NinoType] public struct G0<T> { public T V; } ", "public class G0<T> : List<T> { } "],
        ["[NinoType] public class G1<T> { public T V; } ", "[NinoType] public class G1<T> { public List<T> V; public G0<T> W; } ", "[NinoType] public class G1<T> : G0<T> { } "],
        ["public class Own0 { } ", "[NinoCustomFormatter(typeof(OwnFormatter))] public class Own0 { } ", "[NinoType] public class Own0 { public int I; } "],
        ["public class Own1 { } ", "[NinoType] public class Own1 { public T5 I; } ", "public struct Own1 { public T5 I; } ", "public struct Own1 { public int I, J; } "],
        ["public class OwnFormatter : NinoFormatter<Own0> { } ", "public class OwnFormatter : NinoFormatter<Own1> { } ", "public abstract class OwnFormatter : NinoFormatter<Own0> { } ", "public class OwnFormatter : NinoSurrogateFormatter<Own0, T1> { } "],
        ["public class F : NinoFormatter<T0> { } ", "public class F : NinoFormatter<T1> { } ", "internal class F : NinoFormatter<T2> { private F() { } } ", "public class F : NinoSurrogateFormatter<T0, T1> { } "],
        ["public class G : NinoFormatter<T2> { } ", "public class G : FBase<T2> { } ", "public class G<T> : NinoFormatter<List<T>> { } "],
        ["public abstract class FBase<T> : NinoFormatter<T> { } ", "public abstract class FBase<T> : NinoFormatter<List<T>> { } "],
        ["public static partial class Source { public static List<T0> Get0() => null; public static List<T1> Get1() => null; ", "public static partial class Source { public static T2[] Get0() => null; public static List<T3> Get1() => null; "],
        ["public static List<int> Choose(int x) => null; } ", "public static T1[] Choose(int x) => null; public static T2[] Choose(ushort x) => null; } ", "public static T1[] Choose(Wide x) => null; public static HashSet<int> Choose(object x) => null; } "],
        ["public class Wide { public Wide Next; } ", "public class Wide { public Wide Next; public static implicit operator Wide(ushort x) => null; } ", "public class Wide { public Other Next; } "],
        ["public class Other { public List<int> Next; } ", "public class Other { public List<T1> Next; } "],
        ["public static class Store { public static void Save<T>(T x) => NinoSerializer.Serialize(x); } ", "public static class Store { public static void Save<T>(T x) => NinoSerializer.Serialize(new List<T>()); } ", "public static class Store { public static void Save<T>(T x) { } } "],
        ["public class Store<T> { public void Put(T[] x) => NinoSerializer.Serialize(x); } ", "public class Store<T> { public void Put(T[] x) => Store.Save(x); } ", "public class Store<T> { public void Put(object x) { } } "],
        ["", "public static class Sends { public static void Send(this object x) => NinoSerializer.Serialize(x); } ", "public static class Sends { public static void Send<T>(this T x) => NinoSerializer.Serialize(new List<T>()); } "],
        ["public class Each : List<int> { } ", "public class Each : List<T4> { } ", "public class Each { } "],
        ["public class Outer { public class Nested { } } ", "public class Outer { [NinoType] public class Nested { public int I; } } ", "class Outer { public struct Nested { public int I; } } ", "public class Outer : OuterBase { } "],
        ["public class OuterBase { } ", "public class OuterBase { public enum Nested { A } } "],
        ["public static class Constants { public const ushort Inner = 4; } ", "public static class Constants { public const ushort Inner = 6; } ", "public static class Constants { } "],
        ["public interface I<T> { } ", "[NinoType] public interface I<T> { } ", "public interface I<T> : ICollection<T> { } "],
        ["[NinoType] public class Twin { public int I; } ", "[NinoType] public class Twin { public int I; } [NinoType] public class twin { public int I; } ", "namespace N { public class Twin { } } "],
        ["", "namespace N { public class T1 { } } ", "namespace N { [NinoType] public struct T2 { public int I; } } ", "namespace N.Nino { } ", "namespace N { public class NinoTypeAttribute : Attribute { } } ", "namespace System { public class Wide { } } "],
        ["public struct Kept(bool b) { public int X; public bool B() => false; } ", "public struct Kept(bool b) { public int X; public bool B() => b; } ", "public partial struct Kept(bool b); public partial struct Kept { public int X; public bool B() => false; } ", "public partial struct Kept(bool b); public partial struct Kept { public int X; public bool B() => b; } "],
        ["public struct Backed { private int field; public int X { get => this.field; set { } } } ", "public struct Backed { private int field; public int X { get => field; set { } } } "],
    ];

    private readonly Random _random;
    private readonly int[][] _choices;
    private readonly int[] _shared = Shared.Select(_ => 0).ToArray();
    private readonly int[] _files;

    public EditedProject(Random random)
    {
        _random = random;
        _choices = Enumerable.Range(0, Types).Select(_ => Enumerable.Range(0, Places).Select(_ => random.Next(1000)).ToArray()).ToArray();
        _files = Shared.Select(_ => random.Next(3)).ToArray();
        _files[SecondHalf] = _files[SecondHalf - 1];
        Compilation = InterceptorTests.On(Harness.Compile(Enumerable.Range(0, Types + 3).Select(_ => ""), LanguageVersion.Preview, nullable: NullableContextOptions.Enable));
        foreach (SyntaxTree tree in Compilation.SyntaxTrees)
        {
            Replace(tree.FilePath);
        }
    }

    public CSharpCompilation Compilation { get; private set; }

    /// <summary>Makes an edit, and says which.</summary>
    public string Edit()
    {
        int file = _random.Next(Types * 2);
        string path = $"File{Math.Min(file, Types)}.cs";
        switch (_random.Next(12))
        {
            case 0:
                // As when a file is taken out of the project and added again.
                SyntaxTree moved = Compilation.SyntaxTrees[_random.Next(Compilation.SyntaxTrees.Length)];
                Compilation = Compilation.RemoveSyntaxTrees(moved).AddSyntaxTrees(Parse(moved, moved.ToString()));
                return "moved " + moved.FilePath;
            case 1:
                SyntaxTree commented = Compilation.SyntaxTrees[_random.Next(Compilation.SyntaxTrees.Length)];
                Replace(commented, "// comment\n" + commented);
                return "commented " + commented.FilePath;
            case 2:
                Compilation = Compilation.WithOptions(Compilation.Options.WithNullableContextOptions(_random.Next(2) == 0 ? NullableContextOptions.Enable : NullableContextOptions.Disable));
                return "options";
            default:
                if (file < Types)
                {
                    _choices[file][_random.Next(Places)] = _random.Next(1000);
                }
                else
                {
                    int declaration = _random.Next(Shared.Length);
                    _shared[declaration] = _random.Next(Shared[declaration].Length);
                    path = $"File{Types + _files[declaration]}.cs";
                }

                return Replace(path);
        }
    }

    /// <summary>The same project, of which the generator has seen nothing.</summary>
    public CSharpCompilation Copy() => Compilation.RemoveAllSyntaxTrees().AddSyntaxTrees(
        Compilation.SyntaxTrees.Select(tree => Parse(tree, tree.ToString())));

    private string Replace(string path)
    {
        int file = int.Parse(path["File".Length..^".cs".Length], System.Globalization.CultureInfo.InvariantCulture);
        string text = file < Types ? Text(file) : string.Concat(Shared.Select((versions, i) => _files[i] == file - Types ? versions[_shared[i]] : "").OrderByDescending(IsFirst));
        Replace(Compilation.SyntaxTrees.Single(tree => tree.FilePath == path), Order(text));
        return $"{path}: {text}";
    }

    private void Replace(SyntaxTree tree, string text) =>
        Compilation = Compilation.ReplaceSyntaxTree(tree, Parse(tree, text));

    private static SyntaxTree Parse(SyntaxTree like, string text) => CSharpSyntaxTree.ParseText(text, (CSharpParseOptions)like.Options, like.FilePath);

    private static bool IsFirst(string text) => text.StartsWith("global", StringComparison.Ordinal) || text.StartsWith("[assembly", StringComparison.Ordinal);

    /// <summary>Global usings stand before the others, attributes of the assembly behind them.</summary>
    private static string Order(string text)
    {
        const string usings = "using System; using System.Collections.Generic; using Nino.Core;\n";
        int end = text.StartsWith("global", StringComparison.Ordinal) ? text.IndexOf(';', StringComparison.Ordinal) + 1 : 0;
        return text[..end] + usings + text[end..];
    }

    /// <summary>A type, a part of another, and a call.</summary>
    private string Text(int index)
    {
        int[] choices = _choices[index];
        string Type(int choice) => "T" + ((index + 1 + (choice / 40)) % Types);
        string header = Format(Headers[choices[0] % Headers.Length], index, Type(choices[0])[1..]);
        string members = string.Join(" ", Enumerable.Range(7, Members).Select(i => Format(MemberTexts[choices[i] % MemberTexts.Length], "M" + (i - 7), Type(choices[i]), choices[i] % 2).Replace("public T(", $"public T{index}(", StringComparison.Ordinal)));
        string body = header.Contains("enum", StringComparison.Ordinal) ? "A, B = " + (choices[1] % 3)
            : header.Contains("interface", StringComparison.Ordinal) ? "int Id { get; set; }"
            : members;
        bool isPartial = choices[2] % 5 == 0;
        string call = Format(Calls[choices[3] % Calls.Length], Type(choices[3]), choices[3] % 2);
        string only = $"static {Type(choices[4])}[] Only() => null;";
        string part = choices[5] % 4 == 0 ? $"public partial class {Type(choices[5])} {{ public {Type(choices[5] / 3)} Extra{index}; }} " : "";
        string scope = (choices[6] % 8) switch { 0 => "namespace N; ", 1 => "using N; ", 2 => "using static Constants; ", 3 => "using Alias = N.T1; ", _ => "" };
        return $"{scope}{(isPartial ? header.Replace(" class", " partial class", StringComparison.Ordinal) : header)} {{ {body} }} {part}public static class Call{index} {{ {only} public static void Run() {{ {call} }} }}";
    }

    private static string Format(string format, params object[] values) => string.Format(System.Globalization.CultureInfo.InvariantCulture, format, values);
}
