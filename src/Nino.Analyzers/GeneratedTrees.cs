using System.IO;
using System.Linq;
using Microsoft.CodeAnalysis;

namespace Nino.Analyzers;

/// <summary>The sources that generators added to a compilation. The compiler gives each a path of the generator's assembly, its type and a name, in one folder.</summary>
/// <param name="Folder">Where these paths begin; empty when they are relative.</param>
internal sealed record GeneratedTrees(string Folder)
{
    private const string Assembly = "Nino.Generator";
    private const string Type = "Nino.Generator.NinoGenerator";

    /// <summary>Null where Nino's own generator added none: then types are served at run time, when all members are there.</summary>
    public static GeneratedTrees? Of(Compilation compilation) => compilation.SyntaxTrees
        .Select(tree => FolderOf(tree.FilePath))
        .FirstOrDefault(folder => folder is not null) is { } folder ? new GeneratedTrees(folder) : null;

    /// <summary>Whether all of a symbol that source declares is declared by generators, none of which sees what another adds.</summary>
    public bool Declare(ISymbol symbol) => symbol.DeclaringSyntaxReferences.Length > 0 && symbol.DeclaringSyntaxReferences.All(reference => Include(reference.SyntaxTree));

    public bool Include(SyntaxTree tree) => Folder.Length > 0
        ? tree.FilePath.StartsWith(Folder, StringComparison.Ordinal)
        : !Path.IsPathRooted(tree.FilePath) && tree.FilePath.Count(letter => letter is '/' or '\\') == 2;

    private static string? FolderOf(string path)
    {
        string[] parts = path.Split('/', '\\');
        return parts.Length >= 3 && parts[parts.Length - 2] == Type && parts[parts.Length - 3] == Assembly
            ? path.Substring(0, path.Length - parts[parts.Length - 1].Length - Type.Length - Assembly.Length - 2)
            : null;
    }
}
