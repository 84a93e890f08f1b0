using System;
using System.Collections;
using System.Collections.Generic;
using System.Collections.Immutable;
using System.Linq;
using System.Reflection;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Xunit;

namespace Nino.Generator.Tests;

public class IncrementalTests
{
    private const string Types =
        """
        public struct Plain { public int X; }
        [NinoType] public class A { public int I; public B B; public Plain P; }
        [NinoType] public class B { public List<string> L; }
        [NinoType] public abstract class Base { public int Id; }
        public class Derived : Base { public int More; }
        public static class Calls { public static byte[] Call() => NinoSerializer.Serialize(new List<A>()); }
        """;

    private const string Generic =
        """
        [assembly: NinoSerializable(typeof(List<DateTime>))]
        public static class Store { public static byte[] Save<T>(T value) => NinoSerializer.Serialize(value); }
        public static class Saves { public static byte[] Call() => Store.Save(new HashSet<int>()); }
        """;

    private static readonly string[] SourceSteps =
    [
        TrackingNames.TypeModels, TrackingNames.StructModels, TrackingNames.Registration, TrackingNames.Assembly,
    ];

    [Theory]
    [InlineData("public class Unrelated { public int I; }", "")]
    [InlineData("", "// a comment\n\n\n")]
    [InlineData("public static class More { public static int Sum(int a) => a + 1; }", "   \n")]
    public void UnrelatedEdit_RegeneratesNothing(string newFile, string prefix)
    {
        CSharpCompilation before = Harness.Compile([Types, ""]);
        CSharpCompilation after = Replace(Replace(before, 0, text => prefix + text), 1, text => text + newFile);

        Assert.All(Reasons(before, after), step => Assert.True(
            step.Reason is IncrementalStepRunReason.Cached or IncrementalStepRunReason.Unchanged, $"{step.Name}: {step.Reason}"));
        Assert.Empty(Changed(before, after));
    }

    [Fact]
    public void UnrelatedEdit_WithDiagnostics_RegeneratesNothing()
    {
        CSharpCompilation before = Harness.Compile(["[NinoType] public class Bad { public Action A; public int I; }" + Types]);
        CSharpCompilation after = Replace(before, 0, text => "\n\n" + text);

        Assert.All(Reasons(before, after), step => Assert.True(
            step.Reason is IncrementalStepRunReason.Cached or IncrementalStepRunReason.Unchanged, $"{step.Name}: {step.Reason}"));
    }

    [Fact]
    public void MemberEdit_RegeneratesOneFile()
    {
        CSharpCompilation before = Harness.Compile([Types]);

        Assert.Equal(["B.g.cs"], Changed(before, Replace(before, 0, text => text.Replace("List<string> L", "string L"))).Where(name => name != "Nino-formatters.g.cs"));
        Assert.Equal(["Plain.g.cs", "A.g.cs"], Changed(before, Replace(before, 0, text => text.Replace("int X", "long X"))).OrderByDescending(name => name));
    }

    [Fact]
    public void ParameterThatABodyBeginsToName_IsAFieldMore()
    {
        CSharpCompilation before = Harness.Compile(["public struct S(bool b) { public int X; public bool B() => false; }", "[NinoType] public class H { public S A; }"]);
        CSharpCompilation after = Replace(before, 0, text => text.Replace("=> false", "=> b"));
        GeneratorDriver driver = Harness.Driver(before).RunGenerators(before).RunGenerators(after);

        Assert.Equal(Sources(Fresh(after)), driver.GetRunResult().Results[0].GeneratedSources.ToDictionary(source => source.HintName, source => source.SourceText.ToString()));
        Assert.NotEqual(Sources(before)["S.g.cs"], Sources(after)["S.g.cs"]);
    }

    /// <summary>Editors give the same compilation another time, by another reference.</summary>
    [Fact]
    public void AliasOfAProjectReference_IsSeen()
    {
        CSharpCompilation library = Harness.Compile(["namespace Lib { [NinoType] public class A { public int I; } }"], assembly: "Library");
        MetadataReference reference = library.ToMetadataReference();
        CSharpCompilation before = Harness.Compile(["public class C { byte[] M(List<Lib.A> all) => NinoSerializer.Serialize(all); }"], references: reference);
        CSharpCompilation after = before.ReplaceReference(reference, library.ToMetadataReference(["Alias"]));
        GeneratorDriver driver = Harness.Driver(before).RunGenerators(before).RunGenerators(after);

        Assert.Equal(Sources(Fresh(after)), driver.GetRunResult().Results[0].GeneratedSources.ToDictionary(source => source.HintName, source => source.SourceText.ToString()));
    }

    [Fact]
    public void NewType_RegeneratesOnlyTheRegistration()
    {
        CSharpCompilation before = Harness.Compile([Types, ""]);

        Assert.Equal(["New.g.cs", "Nino-formatters.g.cs"], Changed(before, Replace(before, 1, text => text + "[NinoType] public class New { public int I; }")).OrderBy(name => name));
    }

    [Fact]
    public void NewDerivedType_RegeneratesItsBases()
    {
        CSharpCompilation before = Harness.Compile([Types, ""]);

        Assert.Equal(["Base.g.cs", "New.g.cs", "Nino-formatters.g.cs"], Changed(before, Replace(before, 1, text => text + "public class New : Base { public int I; }")).OrderBy(name => name));
    }

    [Fact]
    public void GenericCode_OfAnotherFile_RegistersWhatAnEditCloses()
    {
        CSharpCompilation before = Harness.Compile([Generic, "public static class More { public static byte[] Call() => Store.Save(new Queue<int>()); }"]);
        CSharpCompilation unrelated = Replace(before, 1, text => text + "public class Unrelated { }");
        CSharpCompilation closed = Replace(before, 1, text => text.Replace("Queue", "Stack"));

        Assert.Empty(Changed(before, unrelated));
        Assert.Equal(["Nino-formatters.g.cs"], Changed(before, closed));
        Assert.Contains("Stack<int>, ", Sources(closed)["Nino-formatters.g.cs"]);
        Assert.DoesNotContain("Queue<int>, ", Sources(closed)["Nino-formatters.g.cs"]);
    }

    [Fact]
    public void Interceptors_AreThoseOfTheirFile()
    {
        const string call = "public static class More { public static byte[] Call() => NinoSerializer.Serialize(new B()); }";
        CSharpCompilation before = InterceptorTests.On(Harness.Compile([Types, call, "", ""]));

        Assert.Contains("File1-calls.g.cs", Sources(before).Keys);
        Assert.Empty(Changed(before, Replace(before, 2, text => text + "public class Unrelated { }")));
        Assert.Equal(["File1-calls.g.cs"], Changed(before, Replace(before, 1, text => "// a comment\n" + text)));
        Assert.Equal(["B.g.cs", "File0-calls.g.cs", "Nino-formatters.g.cs"], Changed(before, Replace(before, 0, text => text.Replace("List<string> L", "List<int> L"))).OrderBy(name => name));
        Assert.Equal(["File2-calls.g.cs"], Changed(before, Replace(before, 2, text => text + call.Replace("More", "Others"))));
        Assert.DoesNotContain("File1-calls.g.cs", Sources(Replace(before, 1, text => "")).Keys);
    }

    [Fact]
    public void Interceptors_NotAskedFor_CostNothing()
    {
        GeneratorRunResult result = Harness.Driver(Harness.Compile([Types])).RunGenerators(Harness.Compile([Types])).GetRunResult().Results[0];

        Assert.Empty(result.TrackedSteps.GetValueOrDefault(TrackingNames.Interceptors, []).SelectMany(step => step.Outputs));
        Assert.All(result.TrackedSteps[TrackingNames.Roots].SelectMany(step => step.Outputs), root => Assert.Null(((Model.ParseResult)root.Value).Interceptor));
    }

    [Fact]
    public void Steps_HoldNothingOfTheCompiler()
    {
        CSharpCompilation compilation = InterceptorTests.On(Harness.Compile([Zoo.Old, Zoo.New, "[NinoType] public class Bad { public Action A; }", Generic]));
        GeneratorDriverRunResult result = Harness.Driver(compilation).RunGenerators(compilation).GetRunResult();
        HashSet<object> seen = new(ReferenceEqualityComparer.Instance);
        string[] names = [.. SourceSteps, TrackingNames.Types, TrackingNames.Roots, TrackingNames.NamedRoots, TrackingNames.GenericRoots, TrackingNames.GlobalFormatters, TrackingNames.Interceptors, TrackingNames.Diagnostics];
        int outputs = 0;
        foreach (string name in names)
        {
            foreach ((object value, _) in result.Results[0].TrackedSteps[name].SelectMany(step => step.Outputs))
            {
                outputs++;
                Walk(value, name, seen);
            }
        }

        Assert.True(outputs > 50);
    }

    /// <summary>For each kind of struct that a step passes on, a compiler that has just been started compiles about a hundred methods of its own.</summary>
    [Fact]
    public void Steps_PassOnFewKindsOfStructs()
    {
        CSharpCompilation compilation = InterceptorTests.On(Harness.Compile([Zoo.Old, Zoo.New, "[NinoType] public class Bad { public Action A; }", Generic]));
        GeneratorRunResult result = Harness.Driver(compilation).RunGenerators(compilation).GetRunResult().Results[0];
        HashSet<IncrementalGeneratorRunStep> seen = [];
        Stack<IncrementalGeneratorRunStep> steps = new(result.TrackedOutputSteps.Values.SelectMany(outputs => outputs));
        while (steps.TryPop(out IncrementalGeneratorRunStep? step))
        {
            if (seen.Add(step))
            {
                Array.ForEach([.. step.Inputs], input => steps.Push(input.Source));
            }
        }

        string[] kinds =
        [
            .. seen.SelectMany(step => step.Outputs).Select(output => output.Value).OfType<ValueType>().Select(value => Kind(value.GetType())).Distinct()
                .Where(kind => !kind.Contains("class, ImmutableArray", StringComparison.Ordinal) && !kind.Contains("SourceGeneratorSyntaxTreeInfo", StringComparison.Ordinal))
                .Order(StringComparer.Ordinal),
        ];

        // The others are the compiler's own where attributes are looked for by name, as many generators do.
        Assert.Equal(["ImmutableArray<class>", "ValueTuple<ImmutableArray<class>, ImmutableArray<class>>", "ValueTuple<ImmutableArray<class>, class>", "ValueTuple<class, class>"], kinds);
    }

    [Fact]
    public void Output_DoesNotDependOnTheOrderOfFiles()
    {
        string[] parts = Zoo.Old.Split("\n\n").Length > 1 ? ["[NinoType] public partial class Half { public int A; }", "public partial class Half { public int B; }", Types, Zoo.Old, Zoo.New] : [];
        CSharpCompilation forward = Harness.Compile(parts);
        CSharpCompilation backward = forward.RemoveAllSyntaxTrees().AddSyntaxTrees(forward.SyntaxTrees.Reverse());

        Assert.Equal(Sources(forward), Sources(backward));
        Assert.Equal(Sources(forward), Sources(forward));
    }

    private static Dictionary<string, string> Sources(CSharpCompilation compilation) =>
        Harness.Run(compilation, out _).Results[0].GeneratedSources.ToDictionary(source => source.HintName, source => source.SourceText.ToString());

    /// <summary>The same sources, of which the generator has seen nothing.</summary>
    private static CSharpCompilation Fresh(CSharpCompilation compilation) => compilation.RemoveAllSyntaxTrees().AddSyntaxTrees(
        compilation.SyntaxTrees.Select(tree => CSharpSyntaxTree.ParseText(tree.ToString(), (CSharpParseOptions)tree.Options, tree.FilePath)));

    /// <summary>A struct whose methods are compiled for it alone: classes are all the same to them.</summary>
    private static string Kind(Type type) => !type.IsValueType ? "class"
        : type.IsGenericType ? $"{type.Name.Split('`')[0]}<{string.Join(", ", type.GetGenericArguments().Select(Kind))}>"
        : type.Name;

    private static void Walk(object? value, string path, HashSet<object> seen)
    {
        if (value is null || value is string || value.GetType().IsPrimitive || value.GetType().IsEnum || (!value.GetType().IsValueType && !seen.Add(value)))
        {
            return;
        }

        Assert.False(value is ISymbol or SyntaxNode or SyntaxTree or SyntaxReference or Compilation or Location or SemanticModel or AttributeData, $"{path}: {value.GetType()}");
        if (value is IEnumerable items)
        {
            foreach (object? item in items)
            {
                Walk(item, path + "[]", seen);
            }
        }

        foreach (FieldInfo field in value.GetType().GetFields(BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic))
        {
            Walk(field.GetValue(value), $"{path}.{field.Name}", seen);
        }
    }

    private static CSharpCompilation Replace(CSharpCompilation compilation, int index, Func<string, string> edit)
    {
        SyntaxTree tree = compilation.SyntaxTrees[index];
        string text = tree.GetText().ToString();
        int usings = text.IndexOf('\n') + 1;
        return compilation.ReplaceSyntaxTree(
            tree, CSharpSyntaxTree.ParseText(text[..usings] + edit(text[usings..]), (CSharpParseOptions)tree.Options, tree.FilePath));
    }

    private static IEnumerable<(string Name, IncrementalStepRunReason Reason)> Reasons(CSharpCompilation before, CSharpCompilation after)
    {
        GeneratorRunResult result = Harness.Driver(before).RunGenerators(before).RunGenerators(after).GetRunResult().Results[0];
        (string, IncrementalStepRunReason)[] steps = result.TrackedSteps
            .Where(step => SourceSteps.Contains(step.Key))
            .SelectMany(step => step.Value.SelectMany(run => run.Outputs.Select(output => (step.Key, output.Reason))))
            .ToArray();
        Assert.Equal(SourceSteps.Length, steps.Select(step => step.Item1).Distinct().Count());
        return steps;
    }

    /// <summary>The files whose text an edit changes or adds; those that it does not change have to be the very same text object.</summary>
    private static List<string> Changed(CSharpCompilation before, CSharpCompilation after)
    {
        GeneratorDriver driver = Harness.Driver(before).RunGenerators(before);
        Dictionary<string, GeneratedSourceResult> old = driver.GetRunResult().Results[0].GeneratedSources.ToDictionary(source => source.HintName);
        ImmutableArray<GeneratedSourceResult> sources = driver.RunGenerators(after).GetRunResult().Results[0].GeneratedSources;
        return sources.Where(source => !old.TryGetValue(source.HintName, out GeneratedSourceResult known) || !ReferenceEquals(known.SourceText, source.SourceText))
            .Select(source => source.HintName)
            .ToList();
    }
}
