using System;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Xunit;

namespace Nino.Generator.Tests;

public class CompilationTests
{
    private const string Initializer = "namespace System.Runtime.CompilerServices { internal sealed class ModuleInitializerAttribute : System.Attribute { } }";

    [Theory]
    [InlineData(LanguageVersion.CSharp9, NullableContextOptions.Disable)]
    [InlineData(LanguageVersion.CSharp9, NullableContextOptions.Enable)]
    [InlineData(LanguageVersion.Latest, NullableContextOptions.Disable)]
    [InlineData(LanguageVersion.Latest, NullableContextOptions.Enable)]
    public void GeneratedCode_CompilesWithoutWarnings(LanguageVersion version, NullableContextOptions nullable)
    {
        // Only what the generator prints is on trial: the input is a pile of odd types.
        CSharpCompilation input = Harness.Compile(
            version == LanguageVersion.CSharp9 ? ["#pragma warning disable CS0067, CS0649, CS0169, CS0108, CS0612, CS0618, CS8632, CS8981, CS0660, CS0414, CS9113, CS0659, CS0114, CS0109\n#nullable disable\n" + Zoo.Old] : ["#pragma warning disable CS0067, CS0649, CS0169, CS0108, CS0612, CS0618, CS8632, CS8981, CS0660, CS0414, CS9113, CS0659, CS0114, CS0109\n#nullable disable\n" + Zoo.Old, "#pragma warning disable CS0067, CS0649, CS0169, CS0108, CS0612, CS0618, CS8632, CS8981, CS0660, CS0414, CS9113, CS0659, CS0114, CS0109\n" + Zoo.New],
            version,
            nullable);
        Harness.Emit(Harness.Build(input));
    }

    [Theory]
    [InlineData("[NinoType] public class A { public int Id; public Action F; }")]
    [InlineData("[NinoType] public class A<T> { public T Value; }")]
    [InlineData("public static class A { public static byte[] Write() => NinoSerializer.Serialize(new List<int>()); }")]
    [InlineData("[assembly: NinoSerializable(typeof(List<int>))]")]
    public void OldLanguage_IsTold_AndNothingIsGenerated(string source)
    {
        GeneratorDriverRunResult result = Harness.Run(Harness.Compile([source], LanguageVersion.CSharp8), out Compilation output);

        Diagnostic diagnostic = Assert.Single(result.Diagnostics);
        Assert.Equal("NINO051", diagnostic.Id);
        Assert.Contains("compiled as C# 8.0,", diagnostic.GetMessage(), System.StringComparison.Ordinal);
        Assert.Empty(result.GeneratedTrees);
        Assert.DoesNotContain(output.GetDiagnostics(), problem => problem.Severity == DiagnosticSeverity.Error);
    }

    [Fact]
    public void OldLanguage_WithoutNinoTypes_IsNotTold() =>
        Assert.Empty(Harness.Run(Harness.Compile(["public class A { public int Id; }"], LanguageVersion.CSharp8), out _).Diagnostics);

    /// <summary>The order of paths is the same on every machine: bytes depend on it.</summary>
    [Theory]
    [InlineData("Player.cs", "Player.Stats.cs")]
    [InlineData("player.cs", "Player.Stats.cs")]
    [InlineData("Player.cs", "Player_Stats.cs")]
    [InlineData("Player.cs", "player.cs")]
    [InlineData("Foo/B.cs", "Foo1.cs")]
    [InlineData("Foo\\B.cs", "Foo1.cs")]
    public void PartsOfAType_StandInTheOrderOfTheirPaths(string first, string second)
    {
        CSharpCompilation input = Harness.Compile([]).AddSyntaxTrees(
            CSharpSyntaxTree.ParseText("public partial class A { public string Y; } public partial struct B { public long Y; }", new CSharpParseOptions(LanguageVersion.Latest), second),
            CSharpSyntaxTree.ParseText("[Nino.Core.NinoType] public partial class A { public int X; public B B; } public partial struct B { public int X; }", new CSharpParseOptions(LanguageVersion.Latest), first));

        string[] generated = Harness.Run(input, out _).GeneratedTrees.Select(tree => tree.ToString()).ToArray();
        Assert.All(["A", "B"], type => Assert.Contains(generated, source => source.Contains($"struct {type}Formatter", System.StringComparison.Ordinal)
            && source.IndexOf("value.X", System.StringComparison.Ordinal) is > 0 and var x
            && x < source.IndexOf("value.Y", System.StringComparison.Ordinal)));
    }

    /// <summary>The compiler takes them part by part too: tables that tools write have as many.</summary>
    [Fact]
    public void ConstantOfManyParts_DoesNotOverflowTheStack() => Harness.RunToEnd(
        Harness.Compile([$"public static class C {{ public const string S = {string.Join(" + ", Enumerable.Repeat("\"a\"", 20000))}; }} [NinoType] public class A {{ public int I; }}"]), out _);

    /// <summary>What the page of questions says of expression trees and method groups.</summary>
    [Theory]
    [InlineData("System.Linq.Expressions.Expression<Func<int, byte[]>> tree = value => NinoSerializer.Serialize(value);", "CS0854")]
    [InlineData("Converter<byte[], int> group = NinoDeserializer.Deserialize<int>;", "CS1503 CS0123 CS0407 CS8917")]
    [InlineData("System.Linq.Expressions.Expression<Func<int, byte[]>> tree = value => Bytes(value); Converter<byte[], int> lambda = bytes => NinoDeserializer.Deserialize<int>(bytes);", "")]
    public void CallsThatAreNotMadeNow_AreToldByTheCompiler(string statements, string expected)
    {
        CSharpCompilation compilation = Harness.Compile([$"public static class A {{ public static byte[] Bytes(int value) => NinoSerializer.Serialize(value); public static void M() {{ {statements} }} }}"], LanguageVersion.CSharp13);
        string[] errors = compilation.GetDiagnostics().Where(problem => problem.Severity == DiagnosticSeverity.Error).Select(problem => problem.Id).Distinct().ToArray();
        Assert.Equal(expected.Length == 0, errors.Length == 0);
        Assert.All(errors, error => Assert.Contains(error, expected, System.StringComparison.Ordinal));
    }

    [Fact]
    public void GeneratedCode_LacksFrameworkAttribute_BringsItsOwn()
    {
        string source = Harness.Generated("Nino-formatters", "[NinoType] public class A { public int Id; }");

        Assert.DoesNotContain("class ModuleInitializerAttribute", source);
        Assert.Contains("class ModuleInitializerAttribute", Emission.BindingsEmitter.Emit(new Model.AssemblyModel("XFormatters", true, false), new Model.RegistrationModel(default, default)));
    }

    [Theory]
    [InlineData(LanguageVersion.CSharp9)]
    [InlineData(LanguageVersion.Latest)]
    public void GeneratedCode_FriendBringsTheFrameworkAttributeToo_CompilesWithoutWarnings(LanguageVersion version) =>
        Harness.Build(Harness.Compile(["[NinoType] public class A { public int Id; }"], version, references: Friend()));

    /// <summary>As where another generator brings what an older framework lacks: what generators print, others do not see.</summary>
    [Fact]
    public void GeneratedCode_AnotherGeneratorBringsTheFrameworkAttributeToo_CompilesWithoutWarnings()
    {
        string name = "Input" + Guid.NewGuid().ToString("N");
        CSharpCompilation compilation = Harness.Compile(["[NinoType] public class AOfTwoGenerators { public int Id; }"], assembly: name, references: Friend(name));
        Compilation output = Harness.Build(compilation).AddSyntaxTrees(CSharpSyntaxTree.ParseText(Initializer, (CSharpParseOptions)compilation.SyntaxTrees[0].Options, "Other.g.cs"));

        Assert.DoesNotContain(output.GetDiagnostics(), problem => problem.Severity >= DiagnosticSeverity.Warning);
        Assert.NotNull(Modes.Generated(Harness.Load(Harness.Emit(output)).GetType("AOfTwoGenerators", throwOnError: true)!));
    }

    [Fact]
    public void GeneratedCode_ProjectBringsTheFrameworkAttributeItself_CompilesWithoutWarnings() => Harness.Build(Harness.Compile(
        ["[NinoType] public class A { public int Id; }", Initializer]));

    [Fact]
    public void GeneratedCode_IsDocumentedAndClsCompliantEnough()
    {
        CSharpCompilation input = Harness.Compile([
            """
            [assembly: CLSCompliant(true)]
            /// <summary/>
            [NinoType] public class OfAny<T> {
                /// <summary/>
                public T Value;
            }
            /// <summary/>
            [NinoType, Obsolete] public class OfGone {
                /// <summary/>
                public B Value;
                /// <summary/>
                public Dictionary<string, B[]> Values;
            }
            /// <summary/>
            [NinoType(true, true)] public class OfCase {
                private int count;
                internal int Count { get => count; set => count = value; }
            }
            /// <summary/>
            [NinoType] public class A {
                /// <summary/>
                public int I;
                /// <summary/>
                [Obsolete("gone", true)] public int J;
            }
            /// <summary/>
            [NinoType, Obsolete("gone", true)] public struct B {
                /// <summary/>
                public int I;
            }
            /// <summary/>
            [NinoType, CLSCompliant(false)] public class _C {
                /// <summary/>
                public int I;
            }
            /// <summary/>
            [NinoType, CLSCompliant(false)] public class OFANY<T> {
                /// <summary/>
                public T Value;
            }
            """]);
        SyntaxTree tree = input.SyntaxTrees[0];

        Harness.Build(input.ReplaceSyntaxTree(tree, CSharpSyntaxTree.ParseText(tree.GetText(), ((CSharpParseOptions)tree.Options).WithDocumentationMode(DocumentationMode.Diagnose), tree.FilePath)));
    }

    /// <summary>Variables of generated code, and what is named after members, are told apart from the members' own variables.</summary>
    [Fact]
    public void Members_NamedLikeAnythingInGeneratedCode_Compile()
    {
        string[] names = [.. NamesIn(Harness.Compile([Zoo.Old, Zoo.New])).Concat(NamesIn(Harness.Compile([TypesOf(["A", "B", "C", "D", "E", "F", "G", "H", "I", "J"])]))).Distinct().Where(name => name.Length > 1 && !name.EndsWith('_') && SyntaxFacts.IsValidIdentifier(name)).Order(StringComparer.Ordinal)];

        Assert.Contains("presence", names);
        Assert.Contains("begun", names);
        Assert.Contains("run2", names);
        Assert.Contains("GetA", names);
        Harness.Build(Harness.Compile([TypesOf(names)]));
        Harness.Build(Harness.Compile([TypesOf(names.Select(Capital).Distinct())]));
        Harness.Build(Harness.Compile([TypesOf(names.Select(name => "_" + name))]));

        static string Capital(string name) => char.ToUpperInvariant(name[0]) + name[1..];

        static IEnumerable<string> NamesIn(CSharpCompilation compilation) => Harness.Run(compilation, out _).GeneratedTrees
            .SelectMany(tree => tree.GetRoot().DescendantNodes())
            .Select(node => node switch
            {
                VariableDeclaratorSyntax variable => variable.Identifier.ValueText,
                ParameterSyntax parameter => parameter.Identifier.ValueText,
                MethodDeclarationSyntax method => method.Identifier.ValueText,
                PropertyDeclarationSyntax property => property.Identifier.ValueText,
                _ => "",
            });
    }

    /// <summary>Types that have members of some names, in every way of making them.</summary>
    private static string TypesOf(IEnumerable<string> names)
    {
        string Members(string format) => string.Concat(names.Select((name, index) => string.Format(CultureInfo.InvariantCulture, format, "@" + name, index % 3 == 0 ? "string" : "int", index + 1)));
        string parameters = string.Join(", ", names.Select((name, index) => $"{(index % 3 == 0 ? "string" : "int")} @{name}"));
        string fixedParameters = string.Join(", ", names.Select(name => $"int @{name}"));
        return "#pragma warning disable CS8981, CS0169\n"
            + $"[NinoType] public class Inits {{ {Members("public {1} {0} {{ get; init; }} ")} public Inits Self_ {{ get; set; }} }} "
            + $"[NinoType] public class Sets {{ {Members("public {1} {0} {{ get; set; }} ")} }} "
            + $"[NinoType] public record Records({parameters}) {{ public int Another_ {{ get; set; }} }} "
            + $"[NinoType] public record struct Structs({parameters}); [NinoType] public readonly struct Fixed {{ public Fixed({fixedParameters}) {{ {Members("this.{0} = {0}; ")} }} {Members("public int {0} {{ get; }} ")} }} "
            + $"[NinoType(true, true)] public class Hidden {{ {Members("private {1} {0} {{ get; set; }} ")} }} [NinoType(true, true)] public class Fields {{ {Members("private {1} {0}; ")} }} "
            + $"[NinoType(true, true)] public class Open<T> {{ {Members("private {1} {0} {{ get; init; }} ")} private Open(T of_) => Of_ = of_; public T Of_ {{ get; }} }} "
            + $"[NinoType(VersionTolerant = true, SkipDefaults = true)] public class Skips {{ {Members("[NinoMember({2})] public {1} {0} {{ get; init; }} ")} public NinoUnknownMembers Place_ {{ get; private set; }} }} "
            + $"[NinoType(VersionTolerant = true, SkipDefaults = true)] public struct Skipped {{ {Members("[NinoMember({2})] public {1} {0} {{ get; set; }} ")} [NinoMember(5000)] public Dictionary<string, int> Last_ {{ get; set; }} }} "
            + $"[NinoType(true, true, VersionTolerant = true)] public class Keeps {{ {Members("[NinoMember({2})] private {1} {0} {{ get; init; }} ")} private NinoUnknownMembers Place_ {{ get; set; }} }} ";
    }

    [Fact]
    public void GeneratedCode_HasOnlyLineFeeds()
    {
        foreach (GeneratedSourceResult source in Harness.Run(Harness.Compile([Zoo.Old.Replace("\n", "\r\n")]), out _).Results[0].GeneratedSources)
        {
            Assert.DoesNotContain('\r', source.SourceText.ToString());
        }
    }

    /// <summary>An assembly that shows the attribute, as friends for an older framework do.</summary>
    private static MetadataReference Friend(string of = "Input") => MetadataReference.CreateFromImage(Harness.Emit(Harness.Compile(
        [$"[assembly: System.Runtime.CompilerServices.InternalsVisibleTo(\"{of}\")] {Initializer}"], assembly: "Friend")));
}
