using System;
using System.Collections.Generic;
using System.Collections.Immutable;
using System.IO;
using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Nino.Generator;

namespace Nino.Analyzers.Tests.Snippets;

/// <summary>A new console project, as <c>dotnet new console</c> makes it, with a reference to Nino; or a web project.</summary>
internal static class ConsoleProject
{
    // The SDK's compiler is newer than the one that is tried here, which calls its language a preview.
    public static readonly CSharpParseOptions Language = new(LanguageVersion.Preview);

    private static readonly string[] ImplicitUsings =
        ["System", "System.Collections.Generic", "System.IO", "System.Linq", "System.Net.Http", "System.Threading", "System.Threading.Tasks"];

    private static readonly string[] ImplicitUsingsOfWeb =
    [
        "System.Net.Http.Json", "Microsoft.AspNetCore.Builder", "Microsoft.AspNetCore.Hosting", "Microsoft.AspNetCore.Http", "Microsoft.AspNetCore.Routing",
        "Microsoft.Extensions.Configuration", "Microsoft.Extensions.DependencyInjection", "Microsoft.Extensions.Hosting", "Microsoft.Extensions.Logging",
    ];

    private static readonly string[] Libraries = ["System.", "Microsoft.AspNetCore.", "Microsoft.Extensions.", "Microsoft.Net.", "Nino.Core.dll", "Npgsql.dll", "StackExchange.Redis.dll"];

    private static readonly MetadataReference[] References = [.. ((string)AppContext.GetData("TRUSTED_PLATFORM_ASSEMBLIES")!)
        .Split(Path.PathSeparator)
        .Where(path => Libraries.Any(name => Path.GetFileName(path).StartsWith(name, StringComparison.Ordinal)))
        .Select(path => MetadataReference.CreateFromFile(path))];

    /// <summary>The errors of a project whose first file is <c>Program.cs</c>, and the usings of this file that it does not need.</summary>
    public static (string[] Errors, string[] Unused) Compile(bool isProgram, bool isWeb, params IEnumerable<string> files)
    {
        SyntaxTree[] trees = [.. files.Select((text, i) => CSharpSyntaxTree.ParseText(text, Language, i == 0 ? "Program.cs" : $"File{i}.cs"))];
        CSharpCompilationOptions options = new(isProgram ? OutputKind.ConsoleApplication : OutputKind.DynamicallyLinkedLibrary, nullableContextOptions: NullableContextOptions.Enable);
        CSharpCompilation compilation = CSharpCompilation.Create("App", [.. trees, GlobalUsings(isWeb ? [.. ImplicitUsings, .. ImplicitUsingsOfWeb] : ImplicitUsings)], References, options);
        CSharpGeneratorDriver.Create([new NinoGenerator().AsSourceGenerator()], parseOptions: Language)
            .RunGeneratorsAndUpdateCompilation(compilation, out Compilation output, out ImmutableArray<Diagnostic> generated);
        Diagnostic[] found = [.. output.GetDiagnostics(), .. generated];
        return (
            [.. found.Where(one => one.Severity == DiagnosticSeverity.Error).Select(one => $"{one.Location.GetLineSpan().Path}: {one.Id}: {one.GetMessage()}").Distinct()],
            [.. found.Where(one => one.Id == "CS8019" && one.Location.SourceTree == trees[0]).Select(one => trees[0].GetText().ToString(one.Location.SourceSpan))]);
    }

    private static SyntaxTree GlobalUsings(string[] names) =>
        CSharpSyntaxTree.ParseText(string.Concat(names.Select(name => $"global using global::{name};\n")), Language, "GlobalUsings.cs");

    public static bool IsImplicit(string name) => ImplicitUsings.Contains(name);
}
