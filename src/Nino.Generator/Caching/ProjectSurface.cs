using System.Collections.Concurrent;
using System.Collections.Generic;
using System.Linq;
using System.Runtime.CompilerServices;
using Microsoft.CodeAnalysis;

namespace Nino.Generator.Caching;

/// <summary>What the files of a compilation can see of each other, and of what the compilation references.</summary>
internal sealed class ProjectSurface
{
    private static readonly ConditionalWeakTable<Compilation, ProjectSurface> Known = new();

    private readonly Dictionary<string, List<SyntaxTree>> _trees = [];
    private readonly Dictionary<(string, SurfaceLevel), ulong> _files = [];
    private readonly Dictionary<int, ulong> _meanings = [];
    private readonly ConcurrentDictionary<Fact, bool> _facts = [];

    private ProjectSurface(Compilation compilation)
    {
        Compilation = compilation;
        Fingerprint shared = default;
        Fingerprint all = default;
        HashSet<(int, string)> namespaces = [];
        Dictionary<int, ulong> declaring = [];
        shared.Add(compilation.AssemblyName ?? "");
        shared.Add(ObjectIds.Of(compilation.Options));
        foreach (MetadataReference reference in compilation.References)
        {
            shared.Add(ObjectIds.Of(reference is CompilationReference project ? project.Compilation : reference));
        }

        List<TreeSurface> surfaces = [];
        foreach (SyntaxTree tree in compilation.SyntaxTrees)
        {
            TreeSurface surface = TreeSurface.Of(tree);
            surfaces.Add(surface);
            HasAssemblyAttributes |= surface.HasAssemblyAttributes;
            AddUnlessEmpty(ref shared, surface.Shared);
            all.Add(tree.FilePath);
            all.Add(surface.Headers);
            all.Add(surface.Members);
            namespaces.UnionWith(surface.Namespaces);
            foreach ((int name, ulong header) in surface.Declared)
            {
                Append(_meanings, name, header);
                Append(declaring, name, surface.Members);
            }

            if (!_trees.TryGetValue(tree.FilePath, out List<SyntaxTree>? trees))
            {
                _trees.Add(tree.FilePath, trees = []);
            }

            trees.Add(tree);
        }

        AddNamespaces(namespaces);
        foreach (TreeSurface surface in surfaces)
        {
            AddUnlessEmpty(ref shared, Meanings(surface.SharedNames, _meanings));
            AddUnlessEmpty(ref shared, Meanings(surface.StaticNames, declaring));
        }

        Shared = shared.Value;
        all.Add(Shared);
        All = all.Value;
    }

    public Compilation Compilation { get; }

    /// <summary>Changes with what decides about the meaning of code in every file.</summary>
    public ulong Shared { get; }

    /// <summary>Changes with each declaration in any file.</summary>
    public ulong All { get; }

    /// <summary>Whether a file has attributes of the assembly.</summary>
    public bool HasAssemblyAttributes { get; }

    public static ProjectSurface Of(Compilation compilation) => Known.GetValue(compilation, static created => new ProjectSurface(created));

    /// <summary>Changes with what the files of this path say in a level, and with the meaning of each name in it; 0 when there is no such file.</summary>
    public ulong OfFile(string path, SurfaceLevel level)
    {
        lock (_files)
        {
            if (!_files.TryGetValue((path, level), out ulong state))
            {
                state = _trees.TryGetValue(path, out List<SyntaxTree>? trees) ? Compute(trees, level) : 0;
                _files.Add((path, level), state);
            }

            return state;
        }
    }

    /// <summary>Whether an answer of another compilation is the same in this one.</summary>
    public bool IsSame(Fact fact) => _facts.GetOrAdd(fact, one => one.IsSame(this));

    private ulong Compute(List<SyntaxTree> trees, SurfaceLevel level)
    {
        Fingerprint state = default;
        foreach (SyntaxTree tree in trees)
        {
            TreeSurface surface = TreeSurface.Of(tree);
            state.Add(level == SurfaceLevel.Text ? ObjectIds.Of(tree) : surface.Headers);
            state.Add(level == SurfaceLevel.Members ? surface.Members : 0);
            foreach (HashSet<int> names in surface.Names.Take((int)level + 1))
            {
                state.Add(Meanings(names, _meanings));
            }
        }

        return state.Value;
    }

    /// <summary>Namespaces are there or not; how often and in which order is no matter.</summary>
    private void AddNamespaces(HashSet<(int Name, string Path)> namespaces)
    {
        foreach ((int name, string path) in namespaces)
        {
            Fingerprint header = default;
            header.Add(path);
            _meanings.TryGetValue(name, out ulong meaning);
            _meanings[name] = unchecked(meaning + header.Value);
        }
    }

    private static ulong Meanings(HashSet<int> names, Dictionary<int, ulong> meanings)
    {
        ulong sum = 0;
        foreach (int name in names)
        {
            if (meanings.TryGetValue(name, out ulong meaning))
            {
                Fingerprint one = default;
                one.Add((ulong)(uint)name);
                one.Add(meaning);
                sum = unchecked(sum + one.Value);
            }
        }

        return sum;
    }

    /// <summary>A file that has nothing to say does not change what others share.</summary>
    private static void AddUnlessEmpty(ref Fingerprint shared, ulong value)
    {
        if (value != 0)
        {
            shared.Add(value);
        }
    }

    private static void Append(Dictionary<int, ulong> sums, int name, ulong value)
    {
        sums.TryGetValue(name, out ulong sum);
        sums[name] = unchecked((sum * 31) + value + 1);
    }
}
