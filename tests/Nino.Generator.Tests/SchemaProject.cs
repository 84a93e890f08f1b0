using System;
using System.Collections.Immutable;
using System.IO;
using System.Linq;
using System.Text;
using System.Threading;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.Text;
using Xunit;

namespace Nino.Generator.Tests;

/// <summary>A project with a schema beside it.</summary>
internal static class SchemaProject
{
    public const string FileName = "nino.schema.json";

    private static readonly string FullName = Path.Combine(Path.GetTempPath(), FileName);

    /// <summary>Builds a project.</summary>
    /// <param name="compilation">Its sources.</param>
    /// <param name="file">What the file holds, or null where there is none.</param>
    /// <param name="update">The property <c>NinoUpdateSchema</c>.</param>
    /// <param name="json">What the file is to hold, or null.</param>
    public static ImmutableArray<Diagnostic> Build(CSharpCompilation compilation, string? file, string update, out string? json)
    {
        GeneratorDriverRunResult result = CSharpGeneratorDriver.Create(
            [new NinoGenerator().AsSourceGenerator()],
            file is null ? [] : [new File(file)],
            (CSharpParseOptions)compilation.SyntaxTrees[0].Options,
            new Properties(("NinoSchema", "true"), ("NinoSchemaFileInBase64", Convert.ToBase64String(Encoding.UTF8.GetBytes(FullName))), ("NinoUpdateSchema", update))).RunGenerators(compilation).GetRunResult();
        Assert.Null(result.Results[0].Exception);
        string? printed = result.Results[0].GeneratedSources.FirstOrDefault(source => source.HintName == "Nino-schema.g.cs").SourceText?.ToString();
        json = printed?[(printed.IndexOf("/*\n", StringComparison.Ordinal) + 3)..printed.LastIndexOf("*/", StringComparison.Ordinal)];
        return result.Diagnostics;
    }

    /// <summary>The file that a project of these sources has.</summary>
    public static string FileOf(string source, string? before = null, string update = "true")
    {
        Assert.Empty(Build(Harness.Compile([source]), before, update, out string? json));
        return json ?? throw new InvalidOperationException("No schema was printed.");
    }

    private sealed class File(string text) : AdditionalText
    {
        public override string Path => FullName;

        public override SourceText? GetText(CancellationToken cancellationToken = default) => SourceText.From(text);
    }
}
