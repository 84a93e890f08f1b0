using System;
using System.Collections.Generic;
using System.Collections.Immutable;
using System.IO;
using System.Linq;
using System.Reflection;
using System.Threading;
using System.Threading.Tasks;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CodeActions;
using Microsoft.CodeAnalysis.CodeFixes;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Diagnostics;
using Microsoft.CodeAnalysis.Text;
using Nino.CodeFixes;
using Nino.Generator;
using Xunit;

namespace Nino.Analyzers.Tests;

/// <summary>Compiles sources, runs all analyzers and the generator over them, and applies code fixes.</summary>
internal static class Harness
{
    public const string Usings = "using System;\nusing System.Collections.Generic;\nusing Nino.Core;\n\n";

    public static readonly ImmutableArray<DiagnosticAnalyzer> Analyzers = Instances<DiagnosticAnalyzer>(typeof(TypeAnalyzer).Assembly);

    public static readonly ImmutableArray<CodeFixProvider> Fixes = Instances<CodeFixProvider>(typeof(NinoCodeFix).Assembly);

    private static readonly ImmutableArray<MetadataReference> Framework = ((string)AppContext.GetData("TRUSTED_PLATFORM_ASSEMBLIES")!)
        .Split(Path.PathSeparator)
        .Where(path => Path.GetFileName(path).StartsWith("System.", StringComparison.Ordinal))
        .Select(path => (MetadataReference)MetadataReference.CreateFromFile(path))
        .ToImmutableArray();

    private static readonly MetadataReference Nino = MetadataReference.CreateFromFile(typeof(Core.NinoTypeAttribute).Assembly.Location);

    /// <summary>What the analyzers and the generator report, in the order of the source.</summary>
    public static async Task<Diagnostic[]> DiagnoseAsync(params string[] sources)
    {
        using AdhocWorkspace workspace = new();
        return await DiagnoseAsync(Create(workspace, sources));
    }

    public static async Task<Diagnostic[]> DiagnoseAsync(Project project)
    {
        Compilation compilation = (await project.GetCompilationAsync())!;
        Diagnostic[] errors = compilation.GetDiagnostics().Where(diagnostic => diagnostic.Severity == DiagnosticSeverity.Error).ToArray();
        Assert.True(errors.Length == 0, string.Join("\n", errors.Select(error => error.ToString())));
        ImmutableArray<Diagnostic> analyzed = await AnalyzeAsync(compilation);
        CSharpGeneratorDriver.Create([new NinoGenerator().AsSourceGenerator()], parseOptions: (CSharpParseOptions)project.ParseOptions!)
            .RunGeneratorsAndUpdateCompilation(compilation, out _, out ImmutableArray<Diagnostic> generated);
        return analyzed.Concat(generated)
            .OrderBy(diagnostic => diagnostic.Location.SourceTree?.FilePath, StringComparer.Ordinal)
            .ThenBy(diagnostic => diagnostic.Location.SourceSpan.Start)
            .ThenBy(diagnostic => diagnostic.Id, StringComparer.Ordinal)
            .ToArray();
    }

    public static async Task<ImmutableArray<Diagnostic>> AnalyzeAsync(Compilation compilation)
    {
        CompilationWithAnalyzersOptions options = new(
            new AnalyzerOptions([]),
            onAnalyzerException: (error, _, _) => throw error,
            concurrentAnalysis: true,
            logAnalyzerExecutionTime: false);
        return await compilation.WithAnalyzers(Analyzers, options).GetAnalyzerDiagnosticsAsync();
    }

    /// <summary>An assembly without generated code.</summary>
    public static MetadataReference Library(string name, string source) => CSharpCompilation.Create(
        name, [CSharpSyntaxTree.ParseText(source)], Framework.Add(Nino), new CSharpCompilationOptions(OutputKind.DynamicallyLinkedLibrary)).ToMetadataReference();

    public static Compilation WithoutNino(string source) => CSharpCompilation.Create(
        "Input", [CSharpSyntaxTree.ParseText(source)], Framework, new CSharpCompilationOptions(OutputKind.DynamicallyLinkedLibrary));

    public static Project Create(AdhocWorkspace workspace, params string[] sources)
    {
        Project project = workspace.AddProject(ProjectInfo.Create(
            ProjectId.CreateNewId(),
            VersionStamp.Default,
            "Input",
            "Input",
            LanguageNames.CSharp,
            compilationOptions: new CSharpCompilationOptions(OutputKind.DynamicallyLinkedLibrary, allowUnsafe: true),
            parseOptions: new CSharpParseOptions(LanguageVersion.Preview),
            metadataReferences: Framework.Add(Nino)));
        for (int i = 0; i < sources.Length; i++)
        {
            project = project.AddDocument($"File{i}.cs", SourceText.From(Usings + sources[i]), filePath: $"File{i}.cs").Project;
        }

        return project;
    }

    /// <summary>Applies the fix of a title to the first diagnostic of an id.</summary>
    public static async Task<Project> FixAsync(Project project, string id, string title)
    {
        Diagnostic diagnostic = (await DiagnoseAsync(project)).First(one => one.Id == id);
        (_, CodeAction action) = (await ActionsAsync(project, diagnostic)).Single(one => one.Action.Title == title);
        return await ApplyAsync(project, action);
    }

    /// <summary>Applies the fix of a title to all diagnostics of an id in a project.</summary>
    public static async Task<Project> FixAllAsync(Project project, string id, string title)
    {
        ImmutableArray<Diagnostic> diagnostics = (await DiagnoseAsync(project)).Where(one => one.Id == id).ToImmutableArray();
        (CodeFixProvider provider, CodeAction action) = (await ActionsAsync(project, diagnostics[0])).Single(one => one.Action.Title == title);
        FixAllContext context = new(
            project.Documents.First(),
            provider,
            FixAllScope.Project,
            action.EquivalenceKey!,
            [id],
            new Found(diagnostics),
            CancellationToken.None);
        return await ApplyAsync(project, (await provider.GetFixAllProvider()!.GetFixAsync(context))!);
    }

    public static async Task<string[]> TitlesAsync(Project project, Diagnostic diagnostic) =>
        (await ActionsAsync(project, diagnostic)).Select(one => one.Action.Title).ToArray();

    public static async Task<string> TextAsync(Project project, int file = 0)
    {
        string text = (await project.Documents.ElementAt(file).GetTextAsync()).ToString();
        Assert.StartsWith(Usings, text);
        return text[Usings.Length..];
    }

    private static async Task<List<(CodeFixProvider Provider, CodeAction Action)>> ActionsAsync(Project project, Diagnostic diagnostic)
    {
        List<(CodeFixProvider, CodeAction)> actions = [];
        Document document = project.Documents.Single(one => one.FilePath == diagnostic.Location.SourceTree!.FilePath);
        foreach (CodeFixProvider provider in Fixes.Where(one => one.FixableDiagnosticIds.Contains(diagnostic.Id)))
        {
            await provider.RegisterCodeFixesAsync(new CodeFixContext(document, diagnostic, (action, _) => actions.Add((provider, action)), CancellationToken.None));
        }

        return actions;
    }

    private static async Task<Project> ApplyAsync(Project project, CodeAction action)
    {
        ImmutableArray<CodeActionOperation> operations = await action.GetOperationsAsync(CancellationToken.None);
        return operations.OfType<ApplyChangesOperation>().Single().ChangedSolution.GetProject(project.Id)!;
    }

    private static ImmutableArray<T> Instances<T>(Assembly assembly) => assembly.GetTypes()
        .Where(type => type.IsSubclassOf(typeof(T)) && !type.IsAbstract)
        .OrderBy(type => type.Name, StringComparer.Ordinal)
        .Select(type => (T)Activator.CreateInstance(type)!)
        .ToImmutableArray();

    private sealed class Found(ImmutableArray<Diagnostic> diagnostics) : FixAllContext.DiagnosticProvider
    {
        public override Task<IEnumerable<Diagnostic>> GetAllDiagnosticsAsync(Project project, CancellationToken token) =>
            Task.FromResult<IEnumerable<Diagnostic>>(diagnostics);

        public override Task<IEnumerable<Diagnostic>> GetDocumentDiagnosticsAsync(Document document, CancellationToken token) =>
            Task.FromResult(diagnostics.Where(diagnostic => diagnostic.Location.SourceTree!.FilePath == document.FilePath));

        public override Task<IEnumerable<Diagnostic>> GetProjectDiagnosticsAsync(Project project, CancellationToken token) =>
            Task.FromResult<IEnumerable<Diagnostic>>([]);
    }
}
