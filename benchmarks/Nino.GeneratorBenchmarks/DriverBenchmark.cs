using System;
using System.Collections.Generic;
using System.Collections.Immutable;
using System.Diagnostics;
using System.IO;
using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Nino.Generator;

namespace Nino.GeneratorBenchmarks;

/// <summary>Runs the generator in this process, as an editor does.</summary>
internal sealed class DriverBenchmark
{
    private const int Warmup = 15;
    private const int Repetitions = 25;

    private static readonly CSharpParseOptions ParseOptions = new(LanguageVersion.Latest);

    private readonly CSharpCompilation _compilation;

    public DriverBenchmark(SyntheticProject project) => _compilation = CSharpCompilation.Create(
        "Synthetic",
        project.Files.Select(file => CSharpSyntaxTree.ParseText(file.Value, ParseOptions, file.Key)),
        References(),
        new CSharpCompilationOptions(OutputKind.DynamicallyLinkedLibrary, optimizationLevel: OptimizationLevel.Release));

    public static IEnumerable<string> ReferencePaths => ((string)AppContext.GetData("TRUSTED_PLATFORM_ASSEMBLIES")!)
        .Split(Path.PathSeparator)
        .Where(path => Path.GetFileName(path) is "Nino.Core.dll" || Path.GetFileName(path).StartsWith("System.", StringComparison.Ordinal));

    /// <summary>Full runs: the first of the process, and the median of later ones.</summary>
    public void Full(Table table)
    {
        double first = FullRun();
        double later = Median(Enumerable.Range(0, 7).Select(_ => FullRun()));
        GeneratorDriver driver = Driver().RunGeneratorsAndUpdateCompilation(_compilation, out Compilation output, out ImmutableArray<Diagnostic> diagnostics);
        Diagnostic[] errors = output.GetDiagnostics().Concat(diagnostics).Where(diagnostic => diagnostic.Severity == DiagnosticSeverity.Error).ToArray();
        if (errors.Length > 0)
        {
            throw new InvalidOperationException(string.Join('\n', errors.Take(10).Select(error => error.ToString())));
        }

        ImmutableArray<GeneratedSourceResult> sources = driver.GetRunResult().Results[0].GeneratedSources;
        long without = Emit(_compilation);
        long with = Emit(output);
        table.Add("full run, first of the process", $"{first:F0} ms");
        table.Add("full run, warm", $"{later:F0} ms");
        table.Add("generated files", $"{sources.Length:N0}");
        table.Add("generated lines", $"{sources.Sum(source => source.SourceText.Lines.Count):N0}");
        table.Add("generated text", $"{sources.Sum(source => (long)source.SourceText.Length) / 1024:N0} KiB");
        table.Add("assembly without, with generated code", $"{without / 1024:N0} KiB, {with / 1024:N0} KiB");
    }

    /// <summary>Runs after an edit, each from the state of the unchanged project.</summary>
    public void Incremental(Table table)
    {
        foreach (Edit edit in Edit.All)
        {
            GeneratorDriver driver = Driver().RunGenerators(_compilation);
            List<double> times = [];
            HashSet<string> changed = [];
            long allocated = 0;
            for (int i = 1; i <= Warmup + Repetitions; i++)
            {
                CSharpCompilation edited = Apply(edit, i);
                GeneratorDriver? after = null;
                long before = GC.GetAllocatedBytesForCurrentThread();
                double time = Time(() => after = driver.RunGenerators(edited));
                if (i <= Warmup)
                {
                    continue;
                }

                times.Add(time);
                allocated = GC.GetAllocatedBytesForCurrentThread() - before;
                changed.UnionWith(Changed(driver, after!).Select(name => name.Replace($"Added{i}.", "Added.", StringComparison.Ordinal)));
            }

            table.Add($"edit: {edit.Name}", $"{Median(times):F1} ms (best {times.Min():F1}, allocates {allocated / 1024:N0} KiB); regenerated: {List(changed)}");
        }
    }

    private static string List(HashSet<string> changed) =>
        changed.Count == 0 ? "nothing"
        : changed.Count <= 3 ? string.Join(", ", changed.Order(StringComparer.Ordinal))
        : $"{changed.Count} files";

    private static IEnumerable<MetadataReference> References() => ReferencePaths.Select(path => (MetadataReference)MetadataReference.CreateFromFile(path));

    private static GeneratorDriver Driver() => CSharpGeneratorDriver.Create([new NinoGenerator().AsSourceGenerator()], parseOptions: ParseOptions);

    /// <summary>The files that are not the very same text object as before.</summary>
    private static IEnumerable<string> Changed(GeneratorDriver before, GeneratorDriver after)
    {
        Dictionary<string, GeneratedSourceResult> old = before.GetRunResult().Results[0].GeneratedSources.ToDictionary(source => source.HintName);
        return after.GetRunResult().Results[0].GeneratedSources
            .Where(source => !old.TryGetValue(source.HintName, out GeneratedSourceResult known) || !ReferenceEquals(known.SourceText, source.SourceText))
            .Select(source => source.HintName);
    }

    private static long Emit(Compilation compilation)
    {
        using MemoryStream stream = new();
        compilation.Emit(stream);
        return stream.Length;
    }

    private static double Median(IEnumerable<double> times)
    {
        double[] sorted = times.Order().ToArray();
        return sorted[sorted.Length / 2];
    }

    private static double Time(Action run)
    {
        long start = Stopwatch.GetTimestamp();
        run();
        return Stopwatch.GetElapsedTime(start).TotalMilliseconds;
    }

    /// <summary>The time of a run over trees that the generator has never seen.</summary>
    private double FullRun()
    {
        CSharpCompilation fresh = _compilation.RemoveAllSyntaxTrees().AddSyntaxTrees(
            _compilation.SyntaxTrees.Select(tree => CSharpSyntaxTree.ParseText(tree.ToString(), ParseOptions, tree.FilePath)));
        return Time(() => Driver().RunGenerators(fresh));
    }

    private CSharpCompilation Apply(Edit edit, int number)
    {
        SyntaxTree tree = _compilation.SyntaxTrees.First(one => one.FilePath == edit.File);
        return _compilation.ReplaceSyntaxTree(tree, CSharpSyntaxTree.ParseText(edit.Change(tree.ToString(), number), ParseOptions, tree.FilePath));
    }
}
