using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Text.RegularExpressions;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Nino.Analyzers.Tests.Snippets;

/// <summary>C# as a page shows it: a region of a source, a whole source, or what stands between fences.</summary>
internal sealed partial class Snippet
{
    private readonly CompilationUnitSyntax _unit;

    private Snippet(string source, string code, string[] usingsOfSource)
    {
        Source = source;
        Code = code;
        UsingsOfSource = usingsOfSource;
        _unit = CSharpSyntaxTree.ParseText(code, ConsoleProject.Language).GetCompilationUnitRoot();
        Types = [.. _unit.Members.OfType<BaseTypeDeclarationSyntax>().Select(type => type.Identifier.Text)];
    }

    /// <summary>Such as <c>samples/Nino.Samples/Start.cs#errors</c>; empty between fences.</summary>
    public string Source { get; }

    public string Code { get; }

    /// <summary>The types that it declares.</summary>
    public IReadOnlyList<string> Types { get; }

    /// <summary>The namespaces that the source of a region uses, and a new project does not by itself.</summary>
    public IReadOnlyList<string> UsingsOfSource { get; }

    /// <summary>The program of the measurements is shown in parts: nobody types it.</summary>
    public bool IsExcerpt => Source.StartsWith("benchmarks/", StringComparison.Ordinal);

    public bool HasStatements => _unit.Members.OfType<GlobalStatementSyntax>().Any();

    public bool IsDeclaration => Types.Count > 0 || _unit.AttributeLists.Count > 0;

    /// <summary>What it declares: a file beside others.</summary>
    public string Declarations => WithUsings(UsingsOfSource) + string.Concat(
        _unit.Usings.Concat<SyntaxNode>(_unit.AttributeLists).Concat(_unit.Members.Where(member => member is not GlobalStatementSyntax)).Select(node => node.ToFullString()));

    public static string WithUsings(IEnumerable<string> names) => string.Concat(names.Select(name => $"using {name};\n"));

    /// <summary>The snippets of a page, in its order.</summary>
    public static IReadOnlyList<Snippet> Of(string root, string page) =>
        [.. Places().Matches(File.ReadAllText(page).ReplaceLineEndings("\n")).Select(place => place.Groups["path"].Success
            ? FromSource(root, place.Groups["path"].Value, place.Groups["region"].Value)
            : new Snippet("", place.Groups["code"].Value, []))];

    private static Snippet FromSource(string root, string path, string region)
    {
        string[] lines = File.ReadAllLines(Path.Combine(root, path));
        if (region.Length == 0)
        {
            return new Snippet(path, string.Join('\n', lines), []);
        }

        string[] code = [.. lines.SkipWhile(line => line.Trim() != $"#region {region}").Skip(1).TakeWhile(line => line.Trim() != $"#endregion {region}")];
        string[] usings = [.. lines.Select(line => Using().Match(line)).Where(match => match.Success).Select(match => match.Groups[1].Value)
            .Where(name => !name.StartsWith("Nino.Samples", StringComparison.Ordinal) && !ConsoleProject.IsImplicit(name))];
        return new Snippet($"{path}#{region}", string.Join('\n', code), usings);
    }

    [GeneratedRegex(@"^<<< @/\.\./(?<path>\S+?\.cs)(#(?<region>[\w-]+))?( |$)|^```csharp\n(?<code>.*?)^```$", RegexOptions.Multiline | RegexOptions.Singleline)]
    private static partial Regex Places();

    [GeneratedRegex(@"^using ([\w.]+);$")]
    private static partial Regex Using();
}
