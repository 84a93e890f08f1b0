using System.Linq;
using Microsoft.CodeAnalysis;

namespace Nino.Generator.Caching;

/// <summary>What a compilation declares and references, as a hash.</summary>
internal sealed class ProjectDeclarations
{
    private static readonly ConditionalWeakTable<Compilation, ProjectDeclarations> Known = new();

    private readonly ILookup<string, SyntaxTree> _files;
    private readonly Fingerprint _hash;

    private ProjectDeclarations(Compilation compilation)
    {
        _files = compilation.SyntaxTrees.ToLookup(tree => tree.FilePath);
        _hash.Add(compilation.AssemblyName ?? "");
        _hash.Add(ObjectIds.Of(compilation.Options));
        foreach (MetadataReference reference in compilation.References)
        {
            _hash.Add(ObjectIds.Of(reference is CompilationReference project ? project.Compilation : reference));
            _hash.Add(string.Join(",", reference.Properties.Aliases));
        }

        FileDeclarations[] files = compilation.SyntaxTrees.Select(FileDeclarations.Of).ToArray();
        bool hasPartialParameters = files.Any(file => file.HasPartialParameters);
        foreach (FileDeclarations file in files)
        {
            _hash.Add(file.Hash);
            _hash.Add(hasPartialParameters ? file.HashOfParts : 0);
            HasAssemblyAttributes |= file.HasAssemblyAttributes;
        }
    }

    /// <summary>Whether a file has attributes of the assembly.</summary>
    public bool HasAssemblyAttributes { get; }

    public static ProjectDeclarations Of(Compilation compilation) => Known.GetValue(compilation, static created => new ProjectDeclarations(created));

    /// <summary>Changes with each declaration, and with any edit of the files at these paths.</summary>
    public ulong HashWith(IEnumerable<string> paths)
    {
        Fingerprint hash = _hash;
        foreach (SyntaxTree file in paths.SelectMany(path => _files[path]))
        {
            hash.Add(ObjectIds.Of(file));
        }

        return hash.Value;
    }
}
