using System;
using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
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
        string source = Harness.Generated("Formatters", "[NinoType] public class A { public int Id; }");

        Assert.DoesNotContain("class ModuleInitializerAttribute", source);
        Assert.Contains("class ModuleInitializerAttribute", Emission.BindingsEmitter.Emit(new Model.AssemblyModel("XFormatters", true, false), [], []));
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
            """]);
        SyntaxTree tree = input.SyntaxTrees[0];

        Harness.Build(input.ReplaceSyntaxTree(tree, CSharpSyntaxTree.ParseText(tree.GetText(), ((CSharpParseOptions)tree.Options).WithDocumentationMode(DocumentationMode.Diagnose), tree.FilePath)));
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
