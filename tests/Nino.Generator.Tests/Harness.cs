using System;
using System.Collections.Generic;
using System.Collections.Immutable;
using System.Globalization;
using System.IO;
using System.Linq;
using System.Reflection;
using System.Runtime.Loader;
using System.Threading;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Xunit;

namespace Nino.Generator.Tests;

/// <summary>Compiles sources together with what the generator prints for them.</summary>
internal static class Harness
{
    public static readonly ImmutableArray<MetadataReference> References = ((string)AppContext.GetData("TRUSTED_PLATFORM_ASSEMBLIES")!)
        .Split(Path.PathSeparator)
        .Where(path => Path.GetFileName(path) is "Nino.Core.dll" or "Microsoft.CSharp.dll" || Path.GetFileName(path).StartsWith("System.", StringComparison.Ordinal))
        .Select(path => (MetadataReference)MetadataReference.CreateFromFile(path))
        .ToImmutableArray();

    /// <summary>Far more than any compilation takes.</summary>
    private static readonly TimeSpan Limit = TimeSpan.FromSeconds(60);

    private const string Usings = "using System; using System.Collections.Generic; using Nino.Core;\n";

    public static CSharpCompilation Compile(
        IEnumerable<string> sources,
        LanguageVersion version = LanguageVersion.Latest,
        NullableContextOptions nullable = NullableContextOptions.Disable,
        string assembly = "Input",
        bool allowUnsafe = false,
        params MetadataReference[] references) => CSharpCompilation.Create(
            assembly,
            sources.Select((source, index) => CSharpSyntaxTree.ParseText(Usings + source, new CSharpParseOptions(version), $"File{index}.cs")),
            References.AddRange(references),
            new CSharpCompilationOptions(OutputKind.DynamicallyLinkedLibrary, allowUnsafe: allowUnsafe, nullableContextOptions: nullable, generalDiagnosticOption: ReportDiagnostic.Default, warningLevel: 9999));

    /// <param name="compilation">The compilation.</param>
    /// <param name="tracksSteps">Whether the reasons of each step are kept; the compiler fails at that after many edits that remove and add files.</param>
    public static GeneratorDriver Driver(CSharpCompilation compilation, bool tracksSteps = true) => CSharpGeneratorDriver.Create(
        [new NinoGenerator().AsSourceGenerator()],
        parseOptions: (CSharpParseOptions)compilation.SyntaxTrees[0].Options,
        driverOptions: new GeneratorDriverOptions(IncrementalGeneratorOutputKind.None, trackIncrementalGeneratorSteps: tracksSteps));

    public static GeneratorDriverRunResult Run(CSharpCompilation compilation, out Compilation output)
    {
        GeneratorDriverRunResult result = Driver(compilation).RunGeneratorsAndUpdateCompilation(compilation, out output, out _).GetRunResult();
        Assert.All(result.Results, one => Assert.True(one.Exception is null, one.Exception?.ToString()));
        // Each place of a message has an argument.
        Assert.All(result.Diagnostics, diagnostic => Assert.DoesNotMatch("\\{[0-9]", diagnostic.GetMessage(CultureInfo.InvariantCulture)));
        return result;
    }

    /// <summary><see cref="Run"/> on a small stack, and with an end: what has none is told from what is slow.</summary>
    public static GeneratorDriverRunResult RunToEnd(CSharpCompilation compilation, out Compilation output)
    {
        GeneratorDriverRunResult? result = null;
        Compilation? generated = null;
        Exception? failure = null;
        Thread generation = new(() => failure = Record.Exception(() => result = Run(compilation, out generated)), maxStackSize: 1 << 20) { IsBackground = true };
        generation.Start();
        Assert.True(generation.Join(Limit), $"The generator has not ended after {Limit}: {compilation.SyntaxTrees[0]}");
        Assert.True(failure is null, $"{compilation.SyntaxTrees[0]}\n{failure}");
        output = generated!;
        return result!;
    }

    /// <summary>The generated file whose name begins so.</summary>
    public static string Generated(string hint, params string[] sources) =>
        Run(Compile(sources), out _).Results[0].GeneratedSources.Single(source => source.HintName.StartsWith(hint, StringComparison.Ordinal)).SourceText.ToString();

    /// <summary>The ids and texts of what the generator reports.</summary>
    public static ImmutableArray<Diagnostic> Diagnose(params string[] sources) => Run(Compile(sources), out _).Diagnostics;

    /// <summary>Compiles without a warning, or fails with what the compiler says and the source.</summary>
    public static Compilation Build(CSharpCompilation compilation)
    {
        GeneratorDriverRunResult result = Run(compilation, out Compilation output);
        Diagnostic[] problems = output.GetDiagnostics().Concat(result.Diagnostics).Where(diagnostic => diagnostic.Severity >= DiagnosticSeverity.Warning).ToArray();
        Assert.True(problems.Length == 0, string.Join("\n", problems.Select(problem => problem + "\n" + problem.Location.SourceTree?.GetText().Lines[problem.Location.GetLineSpan().StartLinePosition.Line])));
        return output;
    }

    public static byte[] Emit(Compilation compilation)
    {
        using MemoryStream stream = new();
        Microsoft.CodeAnalysis.Emit.EmitResult result = compilation.Emit(stream);
        Assert.True(result.Success, string.Join("\n", result.Diagnostics));
        return stream.ToArray();
    }

    /// <summary>A reference assembly, such as builds hand to each other.</summary>
    public static byte[] EmitReference(Compilation compilation)
    {
        using MemoryStream stream = new();
        Microsoft.CodeAnalysis.Emit.EmitResult result = compilation.Emit(stream, options: new Microsoft.CodeAnalysis.Emit.EmitOptions(metadataOnly: true, includePrivateMembers: false));
        Assert.True(result.Success, string.Join("\n", result.Diagnostics));
        return stream.ToArray();
    }

    /// <summary>Compiles and loads; the assembly gets a name of its own, because the runtime's registry spans the process.</summary>
    public static Assembly Load(params string[] sources) => Load(Emit(Build(Compile(sources, assembly: "Input" + Guid.NewGuid().ToString("N")))));

    public static Assembly Load(byte[] image) => new LoadContext().LoadFromStream(new MemoryStream(image));

    /// <summary>Runs the static method <c>Test.Run</c>.</summary>
    public static object? RunTest(params string[] sources) => Invoke(Load(sources));

    public static object? Invoke(Assembly assembly)
    {
        try
        {
            return assembly.GetType("Test", throwOnError: true)!.GetMethod("Run")!.Invoke(null, null);
        }
        catch (TargetInvocationException error)
        {
            System.Runtime.ExceptionServices.ExceptionDispatchInfo.Throw(error.InnerException!);
            throw;
        }
    }

    private sealed class LoadContext() : AssemblyLoadContext(isCollectible: false);
}
