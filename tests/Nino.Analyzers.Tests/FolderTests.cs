using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Reflection;
using System.Xml.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Xunit;

namespace Nino.Analyzers.Tests;

/// <summary>Which folders of the sources use which.</summary>
public sealed class FolderTests
{
    private static readonly string Sources = Path.GetFullPath(Path.Combine(
        typeof(FolderTests).Assembly.GetCustomAttributes<AssemblyMetadataAttribute>().Single(data => data.Key == "RepositoryRoot").Value!, "src"));

    /// <summary>The one use of a layer above that is allowed: a type that no source has is asked of runtime mode.</summary>
    private static readonly (string File, string Type) AllowedUse = ("Nino.Core/Runtime/Registry.cs", "RuntimeFormatters");

    // Why five folders are one layer is told in ARCHITECTURE.md.
    [Theory]
    [InlineData("Nino.Core", "Buffers Formatters Runtime Shapes Versions")]
    [InlineData("Nino.Generator")]
    [InlineData("Nino.Analyzers")]
    public void Folders_LeanOnEachOtherInOneDirection(string project, params string[] layers) =>
        Assert.Equal(layers, Circles(Uses(project)));

    /// <summary>In the namespace of users stands nothing internal; what else stands there is compared by PublicApiTests.</summary>
    [Theory]
    [InlineData("Nino.Core")]
    [InlineData("Nino.Generator")]
    [InlineData("Nino.Analyzers")]
    public void Namespaces_FollowFolders(string project) => Assert.Equal([], Parse(project)
        .Where(tree => tree.FilePath.StartsWith(project + "/", StringComparison.Ordinal))
        .SelectMany(tree => tree.GetRoot().DescendantNodes().Where(node => node is (BaseTypeDeclarationSyntax or DelegateDeclarationSyntax) && node.Parent is BaseNamespaceDeclarationSyntax).Cast<MemberDeclarationSyntax>())
        .Where(type => !IsInPlace(project, type))
        .Select(type => type.SyntaxTree.FilePath));

    private static bool IsInPlace(string project, MemberDeclarationSyntax type)
    {
        string name = ((BaseNamespaceDeclarationSyntax)type.Parent!).Name.ToString();
        string folder = Path.GetDirectoryName(type.SyntaxTree.FilePath)!.Replace('/', '.');
        return name.StartsWith("System.", StringComparison.Ordinal)
            || (type.Modifiers.Any(SyntaxKind.PublicKeyword) && name is "Nino.Core" or "Nino.Core.Schemas")
            || (name == folder && folder != "Nino.Core")
            || (project == "Nino.Core" && name != project && folder.StartsWith(name + ".", StringComparison.Ordinal));
    }

    /// <summary>Sets of folders each of which uses all others of its set, directly or not.</summary>
    private static IEnumerable<string> Circles(ILookup<string, string> uses)
    {
        Dictionary<string, HashSet<string>> reached = uses.ToDictionary(from => from.Key, from => Reached(uses, from.Key));
        return reached.Keys
            .Where(folder => reached[folder].Contains(folder))
            .Select(folder => string.Join(" ", reached[folder].Where(other => reached.TryGetValue(other, out HashSet<string>? back) && back.Contains(folder)).Order(StringComparer.Ordinal)))
            .Distinct()
            .Order(StringComparer.Ordinal);
    }

    private static HashSet<string> Reached(ILookup<string, string> uses, string from)
    {
        HashSet<string> reached = [];
        Stack<string> next = new(uses[from]);
        while (next.TryPop(out string? folder))
        {
            if (reached.Add(folder))
            {
                foreach (string further in uses[folder])
                {
                    next.Push(further);
                }
            }
        }

        return reached;
    }

    /// <summary>Which folders use what other folders declare.</summary>
    private static ILookup<string, string> Uses(string project)
    {
        SyntaxTree[] trees = Parse(project);
        CSharpCompilation compilation = CSharpCompilation.Create("Sources", trees, Framework(), new CSharpCompilationOptions(OutputKind.DynamicallyLinkedLibrary, nullableContextOptions: NullableContextOptions.Enable));
        Assert.Empty(compilation.GetDeclarationDiagnostics().Where(diagnostic => diagnostic.Severity == DiagnosticSeverity.Error).Select(error => error.ToString()));
        return trees.AsParallel()
            .SelectMany(tree => UsesOf(compilation.GetSemanticModel(tree)).Select(used => (From: FolderOf(project, tree), To: FolderOf(project, used))))
            .Where(use => use.From != use.To)
            .Distinct()
            .ToLookup(use => use.From, use => use.To);
    }

    /// <summary>The files that declare what a file names. Most names begin with no capital: they are those of variables and private fields, and lead to no other folder.</summary>
    private static IEnumerable<SyntaxTree> UsesOf(SemanticModel model) => model.SyntaxTree.GetRoot()
        .DescendantNodes(node => node is not UsingDirectiveSyntax)
        .Where(node => node is SimpleNameSyntax name ? char.IsUpper(name.Identifier.ValueText[0]) : node is BaseObjectCreationExpressionSyntax or ElementAccessExpressionSyntax or ConstructorInitializerSyntax)
        .Select(node => model.GetSymbolInfo(node).Symbol)
        .Where(symbol => symbol is INamedTypeSymbol or IMethodSymbol or IPropertySymbol or IFieldSymbol or IEventSymbol)
        .Select(symbol => symbol is IMethodSymbol { ReducedFrom: { } extension } ? extension : symbol!.OriginalDefinition)
        .Where(symbol => !IsAllowed(model.SyntaxTree, symbol))
        .Select(symbol => symbol.DeclaringSyntaxReferences.IsEmpty ? symbol.ContainingType ?? symbol : symbol)
        .Where(symbol => symbol.DeclaringSyntaxReferences.All(place => place.SyntaxTree != model.SyntaxTree))
        .SelectMany(symbol => symbol.DeclaringSyntaxReferences.Take(1))
        .Select(place => place.SyntaxTree)
        .Distinct();

    private static bool IsAllowed(SyntaxTree tree, ISymbol symbol) => (tree.FilePath, (symbol as INamedTypeSymbol ?? symbol.ContainingType)?.Name) == AllowedUse;

    /// <summary>The sources that a project is compiled of for .NET 10, or for all of its targets.</summary>
    private static SyntaxTree[] Parse(string project)
    {
        string folder = Path.Combine(Sources, project);
        IEnumerable<string> linked = XDocument.Load(Path.Combine(folder, project + ".csproj")).Descendants("Compile")
            .Where(item => item.Attribute("Include") is not null && item.Parent!.Attribute("Condition") is null)
            .SelectMany(item => item.Attribute("Include")!.Value.Split(';'))
            .SelectMany(path => Directory.EnumerateFiles(Path.GetDirectoryName(Path.Combine(folder, path))!, Path.GetFileName(path)));
        return Directory.EnumerateFiles(folder, "*.cs", SearchOption.AllDirectories)
            .Where(path => Path.GetRelativePath(folder, path).Split(Path.DirectorySeparatorChar)[0] is not ("bin" or "obj") && !path.EndsWith(".NetStandard.cs", StringComparison.Ordinal))
            .Concat(linked)
            .Select(path => CSharpSyntaxTree.ParseText(File.ReadAllText(path), new CSharpParseOptions(LanguageVersion.Latest), Path.GetRelativePath(Sources, Path.GetFullPath(path)).Replace('\\', '/')))
            .ToArray();
    }

    /// <summary>The first folder below that of the project; for sources of others the path to it.</summary>
    private static string FolderOf(string project, SyntaxTree tree)
    {
        string[] path = tree.FilePath.Split('/');
        return path[0] != project ? $"{path[0]}/{path[1]}" : path.Length == 2 ? "." : path[1];
    }

    private static IEnumerable<MetadataReference> Framework() => ((string)AppContext.GetData("TRUSTED_PLATFORM_ASSEMBLIES")!)
        .Split(Path.PathSeparator)
        .Where(path => !Path.GetFileName(path).StartsWith("Nino.", StringComparison.Ordinal))
        .Select(path => MetadataReference.CreateFromFile(path));
}
